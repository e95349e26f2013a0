import { type PayeeFormOptions, type PayeeFormState, payeeForms } from '@countersign/core/payee-form'
import { useId, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useUntilEdited } from '../../primitives/useUntilEdited.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { nameNetwork, namePayee } from '../../shared/payment-details/index.ts'
import { describeAccountType } from './describeAccountType.ts'
import { type OwnAccount, type PayeeChoice, PayeeFormContextProvider, usePayeeFormContext } from './PayeeFormContext.ts'
import { payeeFormMessages } from './payeeFormMessages.ts'
import { payeeFormSentences, payeeListSentences } from './payeeFormSentences.ts'
import { usePayeeForm } from './usePayeeForm.ts'

export { AccountField, AccountForm, AccountLabel, AccountNote } from './PayeeAccount.tsx'
export { DetailsForm, SaveButton } from './PayeeDetails.tsx'
export { ChangeButton, Explanation, NameCheck, RemoveButton, Summary, TakeBankNameButton } from './PayeeSaved.tsx'
export { AccountScan } from './PayeeScan.tsx'

const firstChoice: PayeeChoice = { beneficiaryType: 'INDIVIDUAL', way: 0, isOwn: false, currency: '' }

type RootProps = Pick<PayeeFormOptions, 'accountId'> & {
  /** Adds a bank account of the user's own in the place of a payee. */
  own?: OwnAccount | undefined
}

/** Holds one payee that is being added, for the parts inside. `data-status`: how far it is. */
export const Root = definePart(
  'div',
  ({ accountId, own }: RootProps) => {
    const journey = usePayeeForm({ accountId, accountType: own?.accountType })
    const messages = useMessages('payeeForm', payeeFormMessages)
    const id = useId()
    const [wrong, edit] = useUntilEdited('errors' in journey.state ? journey.state.errors : journey.state)
    const faultless = { isMistyped: false, error: undefined }
    const state: PayeeFormState = wrong ? journey.state : { ...journey.state, ...faultless }
    // Another kind of account begins with the first choice again.
    const subject = 'accountType' in state ? state.accountType : state.status
    const [chosen, setChosen] = useState<{ subject: string; choice: PayeeChoice }>()
    const entry = 'entry' in state && state.entry
    const ofState = {
      ...firstChoice,
      isOwn: own !== undefined,
      ...entry,
      ...('currency' in state && { currency: state.currency }),
    }
    const choice = chosen?.subject === subject ? chosen.choice : (ofState as PayeeChoice)
    const setChoice = (change: Partial<PayeeChoice>) => setChosen({ subject, choice: { ...choice, ...change } })
    return {
      state: { status: state.status },
      wrap: provide(PayeeFormContextProvider, { ...journey, state, messages, own, id, choice, setChoice, edit }),
    }
  },
  ['accountId', 'own'],
)

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages, own } = usePayeeFormContext()
  const step = state.status === 'saving' ? 'details' : state.status
  return { step, children: titleOf() }

  function titleOf() {
    if (state.status === 'account') return messages.title
    if (state.status === 'type') return messages.typeTitle
    if (state.status !== 'saved') return own?.title ?? messages.detailsTitle
    if (!state.isNew) return messages.existingTitle
    const { payee } = state
    const network = payee.ownershipType === 'FIRST_PARTY' && nameNetwork(payee.accountInfo.accountType)
    const name = network && !payee.accountInfo.beneficiary ? messages.ownName({ network }) : namePayee(payee)
    return messages.savedTitle({ name })
  }
})

/** Continues with what was typed. */
export const ContinueButton = definePart(Button, () => {
  const { messages } = usePayeeFormContext()
  return { type: 'submit' as const, text: messages.continue }
})

/** Lets the user choose the kind of account instead. Renders nothing after the first step. */
export const ChooseTypeButton = definePart(Button, () => {
  const { state, chooseType, messages } = usePayeeFormContext()
  if (state.status !== 'account') return null
  return { onPress: chooseType, text: messages.chooseType }
})

const rank = ({ type }: { type: string }) => (type === 'SWIFT_ACCOUNT' ? 1 : 0)

/** The list of all kinds of accounts, those that fit first. Renders nothing at other steps. */
export const TypeField = definePart('select', () => {
  const { state, choose, messages, id } = usePayeeFormContext()
  const { locale } = useWalletContext()
  if (state.status !== 'type') return null
  const all = (Object.keys(payeeForms) as (keyof typeof payeeForms)[]).filter(
    (type) => state.candidates.length === 0 || state.candidates.includes(type),
  )
  const options = all
    .map((type) => ({ type, label: describeAccountType(type, { locale, messages }) }))
    // What is left of the world stands behind the countries.
    .sort((left, right) => rank(left) - rank(right) || left.label.localeCompare(right.label, locale))
  const groups = [
    { label: messages.banks, options: options.filter(({ type }) => !nameNetwork(type)) },
    { label: messages.wallets, options: options.filter(({ type }) => nameNetwork(type)) },
  ]
  return {
    id: `${id}-type`,
    'data-step-field': '',
    value: '',
    onChange: ({ target }: { target: HTMLSelectElement }) => {
      if (target.value) choose({ accountType: target.value as keyof typeof payeeForms })
    },
    children: (
      <>
        <option value="">{messages.choose}</option>
        {groups
          .filter((group) => group.options.length > 0)
          .map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(({ type, label }) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
      </>
    ),
  }
})

/**
 * The label of the list, below what was typed. A wallet’s address says everything but its network. Renders nothing at other
 * steps.
 */
export const TypeLabel = definePart('label', () => {
  const { state, messages, id } = usePayeeFormContext()
  if (state.status !== 'type') return null
  const [typed] = Object.values(state.values)
  return {
    htmlFor: `${id}-type`,
    text: 'accountInfo.address' in state.values ? messages.network : messages.typeLabel,
    wrap: (label) => (
      <>
        {typed && (
          <p className="cs-text">
            <UntrustedText>{typed}</UntrustedText>
          </p>
        )}
        {label}
      </>
    ),
  }
})

/** Says why the payee was not saved, or not removed. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = usePayeeFormContext()
  const isSaved = state.status === 'saved'
  return {
    error: isSaved || state.status === 'details' ? state.error : undefined,
    journey: isSaved ? ('payeeList' as const) : ('payeeForm' as const),
    sentences: isSaved ? payeeListSentences : payeeFormSentences,
  }
})

/** Starts over. Renders nothing at the first step, and once the payee is saved. */
export const RestartButton = definePart(Button, () => {
  const { state, restart, messages, own } = usePayeeFormContext()
  if (own || (state.status !== 'type' && state.status !== 'details')) return null
  return { onPress: restart, text: messages.back }
})
