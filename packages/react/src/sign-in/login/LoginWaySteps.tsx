import { EmailOtpLoginEmailInput } from '../email-otp-login/EmailOtpLoginEmailInput.tsx'
import { EmailOtpLoginRoot } from '../email-otp-login/EmailOtpLoginRoot.tsx'
import { OidcLogin, OidcLoginSteps } from '../oidc-login/index.ts'
import { OtpLoginHeading } from '../otp-login/OtpLoginHeading.tsx'
import { OtpLoginSteps } from '../otp-login/OtpLoginSteps.tsx'
import { PasskeyLogin, PasskeyLoginSteps } from '../passkey-login/index.ts'
import { SmsOtpLoginPhoneInput } from '../sms-otp-login/SmsOtpLoginPhoneInput.tsx'
import { SmsOtpLoginRoot } from '../sms-otp-login/SmsOtpLoginRoot.tsx'
import { LoginBackButton } from './LoginButtons.tsx'
import { useLoginContext } from './LoginContext.ts'
import type { LoginStepsProps } from './LoginSteps.tsx'

/** The way that is taken, with a way back to the others. */
export function LoginWaySteps(props: LoginStepsProps) {
  const { headingLevel, headingClass, focusOnMount, title } = props
  const { choice, oidc, onSignedIn } = useLoginContext()
  const { way, moved, goBack } = choice
  if (!way) return null
  const { type, credentialId, nickname, remembered } = way
  const heading = {
    className: headingClass,
    level: headingLevel,
    focusOnMount: focusOnMount || moved,
    ...(title && { children: title }),
  }
  // Who has just said that it is them has asked for the code; who is asked to sign in has not yet.
  const root = { credentialId, onSignedIn }
  const back = goBack && <LoginBackButton className="cs-link" />
  switch (type) {
    case 'EMAIL_OTP':
      return (
        <EmailOtpLoginRoot key={credentialId} {...root} sendAtOnce={moved}>
          <OtpLoginHeading {...heading} />
          <OtpLoginSteps instead={back}>
            <EmailOtpLoginEmailInput className="cs-input" />
          </OtpLoginSteps>
        </EmailOtpLoginRoot>
      )
    case 'SMS_OTP':
      return (
        <SmsOtpLoginRoot key={credentialId} {...root} sendAtOnce={moved}>
          <OtpLoginHeading {...heading} />
          <OtpLoginSteps instead={back}>
            <SmsOtpLoginPhoneInput className="cs-input" />
          </OtpLoginSteps>
        </SmsOtpLoginRoot>
      )
    case 'PASSKEY':
      return (
        <PasskeyLogin.Root
          key={credentialId}
          {...root}
          remembered={remembered}
          passkeyName={nickname}
          onUseAnotherWay={goBack}
        >
          <PasskeyLogin.Heading {...heading} />
          <PasskeyLoginSteps />
        </PasskeyLogin.Root>
      )
    case 'OAUTH':
      if (!oidc) return null
      return (
        <OidcLogin.Root key={credentialId} {...root} {...oidc} onUseAnotherWay={goBack}>
          <OidcLogin.Heading {...heading} />
          <OidcLoginSteps />
        </OidcLogin.Root>
      )
  }
}
