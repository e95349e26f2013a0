import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { EmailOtpLogin } from '../../sign-in/email-otp-login/index.ts'
import { OtpLogin, OtpLoginSteps } from '../../sign-in/otp-login/index.ts'
import { PasskeyRegistration, PasskeyRegistrationSteps } from '../../sign-in/passkey-registration/index.ts'
import { SmsOtpLogin } from '../../sign-in/sms-otp-login/index.ts'
import * as SignedResource from '../signed-resource/index.ts'
import * as CredentialList from './CredentialList.tsx'
import { credentialListMessages } from './credentialListMessages.tsx'

type LevelProps = { headingLevel: HeadingLevel }

/**
 * The finished card for the sign-in methods of a wallet: which ones there are, removing one, and adding the kinds that
 * can be added here. Needs `@countersign/react/styles.css`.
 */
export const CredentialListScreen = defineScreen(
  {
    name: 'CredentialList',
    root: CredentialList.Root,
    subject: ({ accountId }) => accountId,
  },
  ({ accountId, headingLevel = 2 }: SignedResource.SettingsScreenProps & { accountId: string }) => (
    <>
      <SignedResource.SignedResourceTop headingLevel={headingLevel} />
      <Methods headingLevel={headingLevel} />
      <SignedResource.SignedResourceMessage />
      <Adding accountId={accountId} headingLevel={levelBelow(headingLevel)} />
      <SignInUnlessAsked headingLevel={headingLevel} />
    </>
  ),
  ['headingLevel'],
)

function Methods({ headingLevel }: LevelProps) {
  return (
    <CredentialList.Items className="cs-list">
      <CredentialList.Icon className="cs-item-icon" />
      <div className="cs-item">
        <CredentialList.Name className="cs-item-name" />
        <CredentialList.Details className="cs-hint" />
        <CredentialList.LastOne className="cs-hint" />
      </div>
      <CredentialList.RemoveButton className="cs-link" />
      <CredentialList.RemoveQuestion className="cs-ask">
        <CredentialList.ErrorMessage className="cs-error" />
        <SignedResource.ItemAnswers className="cs-answers">
          <CredentialList.KeepButton className="cs-button" data-look="quiet" />
          <CredentialList.ConfirmRemoveButton className="cs-button" data-tone="danger" />
        </SignedResource.ItemAnswers>
        <SignedResource.SignedResourceSignIn headingLevel={headingLevel} />
      </CredentialList.RemoveQuestion>
    </CredentialList.Items>
  )
}

/** The sign-in for what is added; a question has one of its own. */
function SignInUnlessAsked({ headingLevel }: LevelProps) {
  const { question } = SignedResource.useSignedResourceContext()
  return question?.asked ? null : <SignedResource.SignedResourceSignIn headingLevel={headingLevel} />
}

type AddingProps = LevelProps & { accountId: string }

/** The kinds that can be added, and the step that one of them takes. */
function Adding({ accountId, headingLevel }: AddingProps) {
  const { list } = SignedResource.useSignedResourceContext().resource.state
  const { addTitle } = useMessages('credentialList', credentialListMessages)
  const Heading = `h${headingLevel}` as const
  if (list.status !== 'ready') return null
  return (
    <>
      <CredentialList.AddSection className="cs-inset">
        <Heading className="cs-subtitle">{addTitle}</Heading>
        <div className="cs-choices">
          <CredentialList.AddPasskeyButton className="cs-button" data-look="quiet" />
          <CredentialList.AddCodeButton kind="EMAIL_OTP" className="cs-button" data-look="quiet" />
          <CredentialList.AddCodeButton kind="SMS_OTP" className="cs-button" data-look="quiet" />
          <CredentialList.AddOidcButton className="cs-button" data-look="quiet" />
          <CredentialList.PhoneHint className="cs-hint" />
        </div>
      </CredentialList.AddSection>
      <CodeStep headingLevel={headingLevel} />
      <PasskeyStep accountId={accountId} headingLevel={headingLevel} />
    </>
  )
}

/** Signs in once with the new method: the code that was sent to it proves that it is the user's. */
function CodeStep({ headingLevel }: LevelProps) {
  const { codeTitle, skipCode } = useMessages('credentialList', credentialListMessages)
  return (
    <CredentialList.CodeStep>
      {({ credential, challenge }, finish) => {
        const { Root } = credential.type === 'SMS_OTP' ? SmsOtpLogin : EmailOtpLogin
        const skip = (
          <button type="button" className="cs-link" onClick={finish}>
            {skipCode}
          </button>
        )
        return (
          <InPlace className="cs-inset" label={codeTitle} onCancel={finish}>
            <Root credentialId={credential.id} challenge={challenge} onSignedIn={finish}>
              <OtpLogin.Heading className="cs-subtitle" level={headingLevel} focusOnMount />
              <OtpLoginSteps instead={skip} />
            </Root>
          </InPlace>
        )
      }}
    </CredentialList.CodeStep>
  )
}

function PasskeyStep({ accountId, headingLevel }: AddingProps) {
  const { addPasskey } = useMessages('credentialList', credentialListMessages)
  return (
    <CredentialList.PasskeyStep>
      {(finish) => (
        <InPlace className="cs-inset" label={addPasskey} onCancel={() => finish(false)}>
          <PasskeyRegistration.Root accountId={accountId} onEnrolled={() => finish(true)} onSkip={() => finish(false)}>
            <PasskeyRegistration.Heading className="cs-subtitle" level={headingLevel} focusOnMount>
              {addPasskey}
            </PasskeyRegistration.Heading>
            <PasskeyRegistrationSteps headingLevel={headingLevel} />
          </PasskeyRegistration.Root>
        </InPlace>
      )}
    </CredentialList.PasskeyStep>
  )
}
