import type { ExternalAccount } from '@countersign/core'
import { isUnproven } from '@countersign/core/payee-form'
import { namePayee } from '../../payment/payment-details/index.ts'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import * as PayeeForm from './PayeeForm.tsx'
import { usePayeeFormContext } from './PayeeFormContext.ts'

type ScreenProps = ScreenHeadingProps & {
  /** Begins a payment to the payee that was saved; without it there is no button for that. */
  onPay?: ((payee: ExternalAccount) => void) | undefined
  /** Leaves the form with the payee that was saved; without it there is no button for that. */
  onDone?: ((payee: ExternalAccount) => void) | undefined
  /** Leads to the proof that a wallet is the user's own; without it there is no button for that. */
  onProve?: ((payee: ExternalAccount) => void) | undefined
  /** Begins a payment to a UMA address, which cannot be saved; without it such an address is not recognized. */
  onUmaAddress?: ((umaAddress: string) => void) | undefined
}

/**
 * The finished card to add a payee: one field that recognizes what the user has, or the country, then the fields of that
 * account. Needs `@countersign/react/styles.css`.
 */
export const PayeeFormScreen = defineScreen(
  { name: 'PayeeForm', root: PayeeForm.Root, subject: ({ accountId }) => accountId },
  ({ headingLevel, focusOnMount, onPay, onDone, onProve, onUmaAddress }: ScreenProps) => (
    <>
      <PayeeForm.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <PayeeForm.AccountForm className="cs-form" onUmaAddress={onUmaAddress}>
        <PayeeForm.AccountLabel className="cs-label" />
        <PayeeForm.AccountField className="cs-input" />
        <PayeeForm.AccountNote className={({ invalid }) => (invalid ? 'cs-note cs-error' : 'cs-note')} data-lines="1" />
        <PayeeForm.ContinueButton className="cs-button" />
        <PayeeForm.AccountScan className="cs-form" />
      </PayeeForm.AccountForm>
      <PayeeForm.ChooseTypeButton className="cs-link" />
      <PayeeForm.TypeLabel className="cs-label" />
      <PayeeForm.TypeField className="cs-input" />
      <PayeeForm.DetailsForm className="cs-form cs-fields">
        <PayeeForm.ErrorMessage className="cs-error" />
        <PayeeForm.SaveButton className="cs-button" />
      </PayeeForm.DetailsForm>
      <PayeeForm.Explanation className="cs-lead" />
      <PayeeForm.Summary className="cs-statement" />
      <PayeeForm.NameCheck className="cs-banner" />
      <PayeeForm.TakeBankNameButton className="cs-button" />
      <Leave onPay={onPay} onDone={onDone} onProve={onProve} />
      <PayeeForm.RestartButton className="cs-link" />
    </>
  ),
  ['headingLevel', 'focusOnMount', 'onPay', 'onDone', 'onProve', 'onUmaAddress'],
)

function Leave({ onPay, onDone, onProve }: Pick<ScreenProps, 'onPay' | 'onDone' | 'onProve'>) {
  const { form, messages } = usePayeeFormContext()
  const { state } = form
  if (state.status !== 'saved') return null
  const { payee } = state
  const isDoubted = state.isNew && state.nameCheck?.consentTo !== undefined
  // To save it under the name that the bank knows comes first, or else to correct it.
  const isChangeFirst = isDoubted && state.nameCheck?.bankName === undefined
  const button = (label: string, onPress: typeof onPay, isQuiet: unknown, className = 'cs-button') =>
    onPress && (
      <button
        type="button"
        className={className}
        data-look={isQuiet ? 'quiet' : undefined}
        onClick={() => onPress(payee)}
      >
        {label}
      </button>
    )
  return (
    <>
      {isChangeFirst && <PayeeForm.ChangeButton className="cs-button" />}
      {button(messages.pay({ name: namePayee(payee) }), onPay, isDoubted)}
      {button(messages.done, onDone, isDoubted || onPay)}
      {!isChangeFirst && <PayeeForm.ChangeButton className="cs-link" />}
      {onProve && isUnproven(payee) && (
        <>
          <p className="cs-text">{messages.unproven}</p>
          {button(messages.prove, onProve, false, 'cs-link')}
        </>
      )}
    </>
  )
}
