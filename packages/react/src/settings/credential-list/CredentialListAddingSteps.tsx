import { InPlace } from '../../primitives/InPlace.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { EmailOtpLoginEmailInput } from '../../sign-in/email-otp-login/EmailOtpLoginEmailInput.tsx'
import { EmailOtpLoginRoot } from '../../sign-in/email-otp-login/EmailOtpLoginRoot.tsx'
import { OtpLoginHeading } from '../../sign-in/otp-login/OtpLoginHeading.tsx'
import { OtpLoginSteps } from '../../sign-in/otp-login/OtpLoginSteps.tsx'
import { PasskeyEnrollHeading } from '../../sign-in/passkey-registration/PasskeyEnrollHeading.tsx'
import { PasskeyEnrollRoot } from '../../sign-in/passkey-registration/PasskeyEnrollRoot.tsx'
import { PasskeyEnrollSteps } from '../../sign-in/passkey-registration/PasskeyEnrollStyledForm.tsx'
import { SmsOtpLoginPhoneInput } from '../../sign-in/sms-otp-login/SmsOtpLoginPhoneInput.tsx'
import { SmsOtpLoginRoot } from '../../sign-in/sms-otp-login/SmsOtpLoginRoot.tsx'
import {
  CredentialListAddCodeButton,
  CredentialListAddOidcButton,
  CredentialListAddPasskeyButton,
  CredentialListCodeStep,
  useCanAdd,
} from './CredentialListAdding.tsx'
import type { AwaitedCode } from './CredentialListContext.ts'
import { useCredentialListContext } from './CredentialListContext.ts'
import { credentialListMessages } from './credentialListMessages.tsx'

type AddingProps = { headingLevel: HeadingLevel }

/** The kinds that can be added, and the step that one of them takes. */
export function CredentialListAdding({ headingLevel }: AddingProps) {
  const words = useMessages('credentialList', credentialListMessages)
  const { addingPasskey } = useCredentialListContext()
  const level = Math.min(headingLevel + 1, 4) as HeadingLevel
  const Heading = `h${level}` as const
  return (
    <>
      {useCanAdd() && (
        <section className="cs-inset" aria-label={words.addTitle}>
          <Heading className="cs-subtitle">{words.addTitle}</Heading>
          <div className="cs-choices">
            <CredentialListAddPasskeyButton className="cs-button" data-look="quiet" />
            <CredentialListAddCodeButton kind="EMAIL_OTP" className="cs-button" data-look="quiet" />
            <CredentialListAddCodeButton kind="SMS_OTP" className="cs-button" data-look="quiet" />
            <CredentialListAddOidcButton className="cs-button" data-look="quiet" />
          </div>
        </section>
      )}
      <CredentialListCodeStep>{(awaited) => <CodeStep awaited={awaited} level={level} />}</CredentialListCodeStep>
      {addingPasskey && <PasskeyStep level={level} />}
    </>
  )
}

type StepProps = { level: HeadingLevel }

/** The code that was just sent to a new way, typed once: signing in by it proves it. */
function CodeStep({ awaited, level }: StepProps & { awaited: AwaitedCode }) {
  const { finishAdding } = useCredentialListContext()
  const words = useMessages('credentialList', credentialListMessages)
  const { credential, challenge } = awaited
  const Root = credential.type === 'SMS_OTP' ? SmsOtpLoginRoot : EmailOtpLoginRoot
  const putOff = () => finishAdding(true)
  return (
    <InPlace className="cs-inset" label={words.codeTitle} onCancel={putOff}>
      <Root credentialId={credential.id} challenge={challenge} onSignedIn={putOff}>
        <OtpLoginHeading className="cs-subtitle" level={level} focusOnMount />
        <OtpLoginSteps
          instead={
            <button type="button" className="cs-link" onClick={putOff}>
              {words.codeLater}
            </button>
          }
        >
          {credential.type === 'SMS_OTP' ? (
            <SmsOtpLoginPhoneInput className="cs-input" />
          ) : (
            <EmailOtpLoginEmailInput className="cs-input" />
          )}
        </OtpLoginSteps>
      </Root>
    </InPlace>
  )
}

function PasskeyStep({ level }: StepProps) {
  const { accountId, finishAdding } = useCredentialListContext()
  const words = useMessages('credentialList', credentialListMessages)
  return (
    <InPlace className="cs-inset" label={words.addPasskey} onCancel={() => finishAdding(false)}>
      <PasskeyEnrollRoot accountId={accountId} onEnrolled={() => finishAdding(true)} onSkip={() => finishAdding(false)}>
        <PasskeyEnrollHeading className="cs-subtitle" level={level} focusOnMount>
          {words.addPasskey}
        </PasskeyEnrollHeading>
        <PasskeyEnrollSteps headingLevel={level} />
      </PasskeyEnrollRoot>
    </InPlace>
  )
}
