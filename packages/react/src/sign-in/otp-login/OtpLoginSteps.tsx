import type { ReactNode } from 'react'
import { CodeCells } from '../../primitives/CodeCells.tsx'
import * as OtpLogin from './OtpLogin.tsx'
import { AddressForm, AddressInput, AddressLabel } from './OtpLoginAddress.tsx'
import { useOtpLoginContext } from './OtpLoginContext.ts'

export type OtpLoginStepsProps = {
  /** The initial value of the field for the address or number. */
  defaultAddress?: string | undefined
  /** What can be done instead, at either step. */
  instead?: ReactNode
  /** What stands above the first step. */
  lead?: ReactNode
  /** What the button for the code says, where the code does not sign in. */
  submitLabel?: string | undefined
}

/** Both steps of a sign-in by code, without the card and the heading around them. */
export function OtpLoginSteps({ defaultAddress, instead, lead, submitLabel }: OtpLoginStepsProps) {
  const { challenge, stopped } = useOtpLoginContext()
  return (
    <>
      <AddressForm className="cs-form">
        {!stopped && lead}
        <AddressLabel className="cs-label" />
        <AddressInput className="cs-input" defaultValue={defaultAddress} />
        <FieldMessages lines={1} />
        <OtpLogin.SubmitButton className="cs-button" />
        <OtpLogin.SupportLink className="cs-button" />
        {instead && !stopped && <div className="cs-actions">{instead}</div>}
      </AddressForm>
      <OtpLogin.CodeForm className="cs-form">
        <div className="cs-session-line">
          <OtpLogin.Destination className="cs-text" />
          <OtpLogin.RestartButton className="cs-link" />
        </div>
        <OtpLogin.CodeLabel className="cs-label" />
        <CodeCells length={challenge?.codeLength}>
          <OtpLogin.CodeInput className="cs-code-input" />
        </CodeCells>
        <FieldMessages />
        <OtpLogin.SubmitButton className="cs-button">{submitLabel}</OtpLogin.SubmitButton>
        <div className="cs-actions">
          <OtpLogin.ResendButton className="cs-link" />
          {instead}
        </div>
      </OtpLogin.CodeForm>
    </>
  )
}

/** The hint takes the room that an error needs, so that nothing moves. */
function FieldMessages({ lines }: { lines?: 1 }) {
  return (
    <div className="cs-note" data-lines={lines}>
      <OtpLogin.ErrorMessage className="cs-error" />
      <OtpLogin.Hint className="cs-hint" />
    </div>
  )
}
