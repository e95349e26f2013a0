import { InPlace } from '../../parts/elements/InPlace.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { EmailOtpLoginEmailInput } from '../../parts/email-otp-login/EmailOtpLoginEmailInput.tsx'
import { EmailOtpLoginRoot } from '../../parts/email-otp-login/EmailOtpLoginRoot.tsx'
import { OtpLoginHeading } from '../../parts/otp-login/OtpLoginHeading.tsx'
import { OtpLoginSteps } from './OtpLoginSteps.tsx'

export type SignInAgainProps = {
  /** The wallet that has to be signed in to. */
  accountId: string
  /** Only by one of these; by any of the wallet if not given. */
  credentialIds?: readonly string[] | undefined
  /** How this browser did it last time: offered first. */
  lastCredentialId?: string | undefined
  headingLevel: HeadingLevel
  title: string
  cancelLabel: string
  onCancel: () => void
}

/** Signing in inside of another screen, which stays as it is. Escape and the last button go back to it. */
export function SignInAgain(props: SignInAgainProps) {
  const { credentialIds, lastCredentialId, headingLevel, title, cancelLabel, onCancel } = props
  const credentialId = credentialIds?.[0] ?? lastCredentialId
  return (
    <InPlace className="cs-inset" label={title} onCancel={onCancel}>
      <EmailOtpLoginRoot credentialId={credentialId}>
        <OtpLoginHeading className="cs-subtitle" level={headingLevel} focusOnMount>
          {title}
        </OtpLoginHeading>
        <OtpLoginSteps>
          <EmailOtpLoginEmailInput className="cs-input" />
        </OtpLoginSteps>
      </EmailOtpLoginRoot>
      <button type="button" className="cs-link" onClick={onCancel}>
        {cancelLabel}
      </button>
    </InPlace>
  )
}
