import type { AuthMethod, OtpChallenge } from '@countersign/core'
import { Heading, type HeadingLevel } from '../../primitives/Heading.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { EmailOtpLogin } from '../../sign-in/email-otp-login/index.ts'
import { OtpLogin, OtpLoginSteps, useOtpLoginContext } from '../../sign-in/otp-login/index.ts'
import { PasskeyRegistration, PasskeyRegistrationSteps } from '../../sign-in/passkey-registration/index.ts'
import { SmsOtpLogin } from '../../sign-in/sms-otp-login/index.ts'
import { credentialListMessages } from './credentialListMessages.tsx'

type CodeStepProps = {
  credential: AuthMethod
  challenge: OtpChallenge
  headingLevel: HeadingLevel
  onFinish: () => void
}

/** Signs in once with the new method: the code that was sent to it proves that it is the user's. */
export function CodeStep({ credential, challenge, headingLevel, onFinish }: CodeStepProps) {
  const { codeTitles, submitCode, skipCode } = useMessages('credentialList', credentialListMessages)
  const isPhone = credential.type === 'SMS_OTP'
  const { Root } = isPhone ? SmsOtpLogin : EmailOtpLogin
  const title = isPhone ? codeTitles.SMS_OTP : codeTitles.EMAIL_OTP
  const skip = (
    <button type="button" className="cs-link" onClick={onFinish}>
      {skipCode}
    </button>
  )
  return (
    <InPlace className="cs-inset" label={title} onCancel={onFinish}>
      <Root credentialId={credential.id} challenge={challenge} onSignedIn={onFinish}>
        <CodeHeading level={headingLevel}>{title}</CodeHeading>
        <OtpLoginSteps instead={skip} submitLabel={submitCode} />
      </Root>
    </InPlace>
  )
}

/** Says what the code is for; after a stop for the user's safety, that it was stopped. */
function CodeHeading({ level, children }: { level: HeadingLevel; children: string }) {
  const { stopped } = useOtpLoginContext()
  const heading = { className: 'cs-subtitle', level, focusOnMount: true }
  if (stopped) return <OtpLogin.Heading {...heading} />
  return (
    <Heading {...heading} step="code">
      {children}
    </Heading>
  )
}

type PasskeyStepProps = { accountId: string; headingLevel: HeadingLevel; onFinish: (added: boolean) => void }

/** Creates a passkey inside the list. */
export function PasskeyStep({ accountId, headingLevel, onFinish }: PasskeyStepProps) {
  const { addPasskey } = useMessages('credentialList', credentialListMessages)
  return (
    <InPlace className="cs-inset" label={addPasskey} onCancel={() => onFinish(false)}>
      <PasskeyRegistration.Root accountId={accountId} onEnrolled={() => onFinish(true)} onSkip={() => onFinish(false)}>
        <PasskeyRegistration.Heading className="cs-subtitle" level={headingLevel} focusOnMount>
          {addPasskey}
        </PasskeyRegistration.Heading>
        <PasskeyRegistrationSteps headingLevel={headingLevel} />
      </PasskeyRegistration.Root>
    </InPlace>
  )
}
