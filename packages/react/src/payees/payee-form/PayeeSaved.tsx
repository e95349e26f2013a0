import { lookUp } from '@countersign/core/client'
import { Avatar } from '../../primitives/Avatar.tsx'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { foldName, namePayee, PaymentPayee, useNameCheckBanner } from '../../shared/payment-details/index.ts'
import { usePayeeFormContext } from './PayeeFormContext.ts'

/** Says what to heed before the first payment, or that the payee was there before. Renders nothing before. */
export const Explanation = definePart('p', () => {
  const { state, messages } = usePayeeFormContext()
  return state.status === 'saved' ? { children: state.isNew ? messages.firstPayment : messages.existing } : null
})

/** The name that was typed for an account that is saved under another one. */
function useOtherName(): string | undefined {
  const { state } = usePayeeFormContext()
  if (state.status !== 'saved' || state.isNew) return undefined
  const { entry, payee } = state
  const typed = ['fullName', 'legalName'].map((name) => lookUp(entry.values, `accountInfo.beneficiary.${name}`))
  const name = typed.find(Boolean)
  return name && foldName(name) !== foldName(namePayee(payee)) ? name : undefined
}

/** Warns that the account is saved under another name than the one that was typed. Renders nothing otherwise. */
export const OtherName = definePart(Banner, () => {
  const { messages } = usePayeeFormContext()
  const name = useOtherName()
  return name ? { tone: 'warning' as const, children: messages.otherName({ name: visibleText(name) }) } : null
})

/** The payee as it was saved, to check it once more. Renders nothing before. */
export const Summary = definePart('div', () => {
  const { state } = usePayeeFormContext()
  if (state.status !== 'saved') return null
  const { payee } = state
  return {
    children: (
      <div>
        <Avatar name={namePayee(payee)} id={payee.id} />
        <PaymentPayee payee={payee} />
      </div>
    ),
  }
})

/**
 * Says what the payee's bank says about the name. `data-result`: the result. Renders nothing without a check, and not that another
 * name than the typed one matches.
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

/** Returns to the fields of the payee that was added. Renders nothing for one that was there before. */
export const ChangeButton = definePart(Button, () => {
  const { state, change, messages } = usePayeeFormContext()
  if (state.status !== 'saved' || !state.isNew) return null
  return { onPress: change, text: messages.change }
})
