import type { ExternalAccount } from '@countersign/core'
import { isUnproven } from '@countersign/core/payee-form'
import { namePayee } from '../../shared/payment-details/index.ts'
import { DetailsForm, SaveButton } from './PayeeDetails.tsx'
import { ErrorMessage } from './PayeeForm.tsx'
import { usePayeeFormContext } from './PayeeFormContext.ts'
import { ChangeButton, Explanation, NameCheck, RemoveButton, Summary, TakeBankNameButton } from './PayeeSaved.tsx'

export type PayeeFormStepsProps = {
  /** Begins a payment to the payee that was saved; without it there is no button for that. */
  onPay?: ((payee: ExternalAccount) => void) | undefined
  /** Leaves the form with the payee that was saved; without it there is no button for that. */
  onDone?: ((payee: ExternalAccount) => void) | undefined
  /** Leads to the proof that a wallet is the user's own; without it there is no button for that. */
  onProve?: ((payee: ExternalAccount) => void) | undefined
}

/** The fields of the account, and then the payee as it was saved. */
export function PayeeFormSteps(props: PayeeFormStepsProps) {
  return (
    <>
      <DetailsForm className="cs-form cs-fields">
        <ErrorMessage className="cs-error" />
        <SaveButton className="cs-button" />
      </DetailsForm>
      <Explanation className="cs-lead" />
      <Summary className="cs-statement" />
      <NameCheck className="cs-banner" />
      <TakeBankNameButton className="cs-button" />
      <Leave {...props} />
    </>
  )
}

function Leave({ onPay, onDone, onProve }: PayeeFormStepsProps) {
  const { state, messages } = usePayeeFormContext()
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
      {isChangeFirst && <ChangeButton className="cs-button" />}
      {button(messages.pay({ name: namePayee(payee) }), onPay, isDoubted)}
      {button(messages.done, onDone, isDoubted || onPay)}
      {!isChangeFirst && <ChangeButton className="cs-link" />}
      {isDoubted && (
        <>
          <RemoveButton className="cs-link" />
          <ErrorMessage className="cs-error" />
        </>
      )}
      {onProve && isUnproven(payee) && (
        <>
          <p className="cs-text">{messages.unproven}</p>
          {button(messages.prove, onProve, false, 'cs-link')}
        </>
      )}
    </>
  )
}
