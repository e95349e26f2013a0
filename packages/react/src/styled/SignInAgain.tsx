import type { KeyboardEvent } from 'react'
import { useId } from 'react'
import type { HeadingLevel } from '../parts/elements/StepHeading.tsx'
import { EmailOtpLoginHeading } from '../parts/email-otp-login/EmailOtpLoginHeading.tsx'
import { EmailOtpLoginRoot } from '../parts/email-otp-login/EmailOtpLoginRoot.tsx'
import { EmailOtpLoginSteps } from './EmailOtpLoginSteps.tsx'

export type SignInAgainProps = {
  /** The credential to sign in with; without it the address is asked for. */
  credentialId: string | undefined
  headingLevel: HeadingLevel
  title: string
  cancelLabel: string
  onCancel: () => void
}

/** Signing in inside of another screen, which stays as it is. Escape and the last button go back to it. */
export function SignInAgain(props: SignInAgainProps) {
  const { credentialId, headingLevel, title, cancelLabel, onCancel } = props
  const headingId = useId()
  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <section className="cs-inset" aria-labelledby={headingId} onKeyDown={cancelOnEscape}>
      <EmailOtpLoginRoot credentialId={credentialId}>
        <EmailOtpLoginHeading id={headingId} className="cs-subtitle" level={headingLevel} focusOnMount>
          {title}
        </EmailOtpLoginHeading>
        <EmailOtpLoginSteps />
      </EmailOtpLoginRoot>
      <button type="button" className="cs-link" onClick={onCancel}>
        {cancelLabel}
      </button>
    </section>
  )
}
