import type { ReactNode } from 'react'
import { OtpLoginAddressForm } from './OtpLoginAddressForm.tsx'
import { OtpLoginAddressLabel } from './OtpLoginAddressInput.tsx'
import { OtpLoginResendButton, OtpLoginRestartButton, OtpLoginSubmitButton } from './OtpLoginButtons.tsx'
import { OtpLoginCodeForm } from './OtpLoginCodeForm.tsx'
import { OtpLoginCodeInput, OtpLoginCodeLabel } from './OtpLoginCodeInput.tsx'
import { useOtpLoginContext } from './OtpLoginContext.ts'
import { OtpLoginDestination, OtpLoginErrorMessage, OtpLoginHint } from './OtpLoginTexts.tsx'

export type OtpLoginStepsProps = {
  /** The field for the address or number. */
  children: ReactNode
  /** What else can be done instead, at either step. */
  instead?: ReactNode
}

/** Both steps of a sign-in by code, without the card and the heading around them. */
export function OtpLoginSteps({ children, instead }: OtpLoginStepsProps) {
  return (
    <>
      <OtpLoginAddressForm className="cs-form">
        <OtpLoginAddressLabel className="cs-label" />
        {children}
        <Note />
        <OtpLoginSubmitButton className="cs-button" />
        {instead && <div className="cs-actions">{instead}</div>}
      </OtpLoginAddressForm>
      <OtpLoginCodeForm className="cs-form">
        <OtpLoginDestination className="cs-text" />
        <OtpLoginCodeLabel className="cs-label" />
        <CodeCells />
        <Note />
        <OtpLoginSubmitButton className="cs-button" />
        <div className="cs-actions">
          <OtpLoginResendButton className="cs-link" />
          <OtpLoginRestartButton className="cs-link" />
          {instead}
        </div>
      </OtpLoginCodeForm>
    </>
  )
}

/** Room for an error that is already taken by the hint, so that nothing jumps. */
function Note() {
  return (
    <div className="cs-note">
      <OtpLoginErrorMessage className="cs-error" />
      <OtpLoginHint className="cs-hint" />
    </div>
  )
}

/** One field; the frame around it draws a cell for each character. */
function CodeCells() {
  const { state } = useOtpLoginContext().login
  if (!('challenge' in state)) return null
  return (
    <div className="cs-code" data-length={state.challenge.codeLength}>
      <OtpLoginCodeInput className="cs-code-input" />
    </div>
  )
}
