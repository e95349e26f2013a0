import { lookUp } from '@countersign/core/client'
import { listPayeeFields, listPayeeWays, type PayeeFormField, payeeFormOf } from '@countersign/core/payee-form'
import { type FocusEvent, useEffect, useRef } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Form } from '../../primitives/Form.tsx'
import { AccountType } from './AccountType.tsx'
import { Labeled, PayeeField } from './PayeeField.tsx'
import { usePayeeFormContext } from './PayeeFormContext.ts'
import { writePhoneNumbers } from './writePhoneNumbers.ts'

/** The fields of the account, made from the table of account types. Renders nothing at other steps. */
export const DetailsForm = definePart(Form, ({ children }) => {
  const { state, submit, choice, edit, messages, own: account } = usePayeeFormContext()
  const own = useRef<HTMLFormElement>(null)
  const errors = state.status === 'details' ? state.errors : undefined
  useEffect(() => {
    const invalid = errors?.length ? own.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : undefined
    invalid?.closest('details')?.setAttribute('open', '')
    invalid?.focus()
  }, [errors])
  if (state.status !== 'details' && state.status !== 'saving') return null
  const { accountType } = state
  const chosen = { accountType, ...choice, isOwn: ownLabelOf(accountType) ? choice.isOwn : undefined }
  const fields = listPayeeFields(chosen)
  const rare = fields.filter(isRare)
  return {
    ref: own,
    invalid: errors !== undefined && errors.length > 0,
    onEdit: edit,
    onBlur: ({ currentTarget }: FocusEvent<HTMLFormElement>) => writePhoneNumbers(currentTarget),
    onSend: async (element: HTMLFormElement) => {
      writePhoneNumbers(element)
      const values = Object.fromEntries(
        [...new FormData(element)].map(([path, value]) => [path, normalize(path, `${value}`)]),
      )
      const saved = await submit({ ...chosen, values })
      if (saved.status === 'saved') account?.onSaved(saved.payee)
    },
    children: (
      <>
        <AccountName />
        <Owner />
        <Ways />
        {fields.filter((field) => !isRare(field)).map(show)}
        {rare.length > 0 && (
          // Open as long as there is something in it.
          <details open={rare.some(({ path }) => lookUp(state.entry?.values ?? {}, path))}>
            <summary className="cs-link">{messages.more}</summary>
            {rare.map(show)}
          </details>
        )}
        {children}
      </>
    ),
  }
})

const show = (field: PayeeFormField) => <PayeeField key={field.path} field={field} />

/** What few accounts need. */
const isRare = ({ name }: PayeeFormField) => /^(intermediary|fiTo)/.test(name)

/** Saves the payee. */
export const SaveButton = definePart(Button, () => {
  const { isBusy, messages, own } = usePayeeFormContext()
  return { type: 'submit' as const, busy: isBusy, text: own?.title ?? messages.save }
})

/** Numbers are often written in groups; names are not. */
function normalize(path: string, value: string): string {
  return /\.(iban|\w+Number|(sort|swift)Code|address)$/.test(path)
    ? value.replace(/[\s-]/g, '').replace(/^[a-z]{2}(?=\d{2}[\da-z]{11})/, (country) => country.toUpperCase())
    : value
}

/** Which account is described, and its currency where there are several. */
function AccountName() {
  const { state, messages, id, choice, setChoice } = usePayeeFormContext()
  if (!('accountType' in state)) return null
  const { currencies = [] } = payeeFormOf(state.accountType) ?? {}
  return (
    <>
      <AccountType {...state} />
      {currencies.length !== 1 && (
        <Labeled id={`${id}-currency`} label={messages.currency}>
          <select
            id={`${id}-currency`}
            className="cs-input"
            value={choice.currency}
            onChange={({ target }) => setChoice({ currency: target.value })}
          >
            {(currencies.length > 0 ? currencies : anyCurrency).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </Labeled>
      )}
    </>
  )
}

/** What a bank abroad takes by the worldwide scheme. */
const anyCurrency = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD', 'SGD', 'HKD', 'SEK', 'NOK', 'DKK', 'PLN']

/** What an account is called as the user's own: a wallet, or a bank account that money can be taken from. */
function ownLabelOf(accountType: string): 'ownWallet' | 'ownAccount' | undefined {
  if (accountType === 'USD_ACCOUNT') return 'ownAccount'
  return payeeFormOf(accountType)?.beneficiary === 'optional' ? 'ownWallet' : undefined
}

/** Whether a person or a business is paid, and whether the account is the user's own. */
function Owner() {
  const { state, messages, choice, setChoice, own: isKnown } = usePayeeFormContext()
  const beneficiary = 'accountType' in state ? payeeFormOf(state.accountType)?.beneficiary : 'none'
  const own = 'accountType' in state && ownLabelOf(state.accountType)
  if (isKnown || beneficiary === 'none') return null
  return (
    <>
      {own && (
        <label className="cs-choice">
          <input
            type="checkbox"
            checked={choice.isOwn}
            onChange={({ target }) => setChoice({ isOwn: target.checked })}
          />
          {messages[own]}
        </label>
      )}
      {!(beneficiary === 'optional' && choice.isOwn) && (
        <Choices
          legend={messages.ownerLegend}
          chosen={choice.beneficiaryType}
          options={[
            { value: 'INDIVIDUAL', label: messages.person },
            { value: 'BUSINESS', label: messages.business },
          ]}
          onChoose={(value) => setChoice({ beneficiaryType: value === 'BUSINESS' ? 'BUSINESS' : 'INDIVIDUAL', way: 0 })}
        />
      )}
    </>
  )
}

/** The ways to be paid, where there are several. */
function Ways() {
  const { state, messages, choice, setChoice } = usePayeeFormContext()
  if (!('accountType' in state)) return null
  const ways = listPayeeWays({ accountType: state.accountType, ...choice })
  if (ways.length < 2) return null
  // By what it needs.
  const labelOf = ([first = '']: readonly string[]) => lookUp(messages.fields, first) ?? first
  return (
    <Choices
      legend={messages.wayLegend}
      chosen={`${choice.way}`}
      options={ways.map(({ fields }, index) => ({ value: `${index}`, label: labelOf(fields) }))}
      onChoose={(value) => setChoice({ way: Number(value) })}
    />
  )
}

type ChoicesProps = {
  legend: string
  chosen: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

function Choices({ legend, chosen, options, onChoose }: ChoicesProps) {
  const { id } = usePayeeFormContext()
  return (
    <fieldset className="cs-choices">
      <legend className="cs-label">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="cs-choice">
          <input type="radio" name={`${id}-${legend}`} checked={chosen === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
