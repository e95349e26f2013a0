import { Avatar } from '../../primitives/Avatar.tsx'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { foldName, namePayee, PaymentPayee, useNameCheckBanner } from '../../shared/payment-details/index.ts'
import { AccountType } from './AccountType.tsx'
import { usePayeeFormContext } from './PayeeFormContext.ts'

/** Says what to heed before the first payment, or that the payee was there before. Renders nothing before. */
export const Explanation = definePart('p', () => {
  const { state, messages } = usePayeeFormContext()
  return state.status === 'saved' ? { children: state.isNew ? messages.firstPayment : messages.existing } : null
})

/** The name that was typed for an account that is saved under another one, or nothing. */
function useOtherName(): string {
  const { state } = usePayeeFormContext()
  if (state.status !== 'saved' || state.isNew) return ''
  // The full name of a person, or the legal one of a business.
  const [, typed = ''] = Object.entries(state.entry.values).find(([path]) => /lName$/.test(path)) ?? []
  return foldName(typed) === foldName(namePayee(state.payee)) ? '' : typed
}

/**
 * The payee as it was saved, to check it once more; above it a warning where another name was typed for an account that was
 * there. Renders nothing before.
 */
export const Summary = definePart('div', () => {
  const { state, messages } = usePayeeFormContext()
  const otherName = useOtherName()
  if (state.status !== 'saved') return null
  const { payee } = state
  return {
    children: (
      <div>
        <Avatar name={namePayee(payee)} id={payee.id} />
        <PaymentPayee payee={payee} />
        <AccountType {...state.entry} />
      </div>
    ),
    wrap: (summary) => (
      <>
        {otherName && (
          <Banner className="cs-banner" tone="warning">
            {messages.otherName({ name: visibleText(otherName) })}
          </Banner>
        )}
        {summary}
      </>
    ),
  }
})

/**
 * Says what the payee's bank says about the name. `data-result`: the result. Renders nothing without a check, and not that
 * another name than the typed one matches.
 */
export const NameCheck = definePart(Banner, () => {
  const { state } = usePayeeFormContext()
  const describe = useNameCheckBanner()
  const check = state.status === 'saved' ? state.nameCheck : undefined
  const otherName = useOtherName()
  if (!check || (otherName && check.result === 'MATCHED')) return null
  const { tone, said } = describe(check)
  return { tone, state: { result: check.result }, children: said }
})

/** Saves the payee under the name that their bank knows. Renders nothing where the bank told none. */
export const TakeBankNameButton = definePart(Button, () => {
  const { state, takeBankName, messages } = usePayeeFormContext()
  const name = state.status === 'saved' && state.isNew ? state.nameCheck?.bankName : undefined
  if (name === undefined) return null
  return {
    onPress: () => void takeBankName(),
    text: messages.takeBankName({ name: visibleText(name) }),
  }
})

/** Removes the payee that was added. Renders nothing for one that was there before. */
export const RemoveButton = definePart(Button, () => {
  const { state, isBusy, remove, messages } = usePayeeFormContext()
  if (state.status !== 'saved' || !state.isNew) return null
  return { busy: isBusy, onPress: () => void remove(), text: messages.remove }
})

/** Returns to the fields of the payee that was added. Renders nothing for one that was there before. */
export const ChangeButton = definePart(Button, () => {
  const { state, change, messages } = usePayeeFormContext()
  if (state.status !== 'saved' || !state.isNew) return null
  return { onPress: change, text: messages.change }
})
