import {
  EmailOtpLoginResendButton,
  EmailOtpLoginRestartButton,
  EmailOtpLoginSubmitButton,
} from '../parts/email-otp-login/EmailOtpLoginButtons.tsx'
import { EmailOtpLoginCodeForm } from '../parts/email-otp-login/EmailOtpLoginCodeForm.tsx'
import { EmailOtpLoginCodeInput, EmailOtpLoginCodeLabel } from '../parts/email-otp-login/EmailOtpLoginCodeInput.tsx'
import { useEmailOtpLoginContext } from '../parts/email-otp-login/EmailOtpLoginContext.ts'
import { EmailOtpLoginEmailForm } from '../parts/email-otp-login/EmailOtpLoginEmailForm.tsx'
import { EmailOtpLoginEmailInput, EmailOtpLoginEmailLabel } from '../parts/email-otp-login/EmailOtpLoginEmailInput.tsx'
import {
  EmailOtpLoginDestination,
  EmailOtpLoginErrorMessage,
  EmailOtpLoginHint,
} from '../parts/email-otp-login/EmailOtpLoginMessages.tsx'

/** Both steps of the login, without the card and the heading around them. */
export function EmailOtpLoginSteps({ defaultEmail }: { defaultEmail?: string | undefined }) {
  return (
    <>
      <EmailOtpLoginEmailForm className="cs-form">
        <EmailOtpLoginEmailLabel className="cs-label" />
        <EmailOtpLoginEmailInput className="cs-input" defaultValue={defaultEmail} />
        <Note />
        <EmailOtpLoginSubmitButton className="cs-button" />
      </EmailOtpLoginEmailForm>
      <EmailOtpLoginCodeForm className="cs-form">
        <EmailOtpLoginDestination className="cs-text" />
        <EmailOtpLoginCodeLabel className="cs-label" />
        <CodeCells />
        <Note />
        <EmailOtpLoginSubmitButton className="cs-button" />
        <div className="cs-actions">
          <EmailOtpLoginResendButton className="cs-link" />
          <EmailOtpLoginRestartButton className="cs-link" />
        </div>
      </EmailOtpLoginCodeForm>
    </>
  )
}

/** Room for an error that is already taken by the hint, so that nothing jumps. */
function Note() {
  return (
    <div className="cs-note">
      <EmailOtpLoginErrorMessage className="cs-error" />
      <EmailOtpLoginHint className="cs-hint" />
    </div>
  )
}

/** One field; the frame around it draws a cell for each character. */
function CodeCells() {
  const { state } = useEmailOtpLoginContext().login
  if (!('challenge' in state)) return null
  return (
    <div className="cs-code" data-length={state.challenge.codeLength}>
      <EmailOtpLoginCodeInput className="cs-code-input" />
    </div>
  )
}
