import { EmailOtpLogin } from '../email-otp-login/index.ts'
import { OidcLogin, OidcLoginSteps } from '../oidc-login/index.ts'
import { OtpLogin, OtpLoginSteps } from '../otp-login/index.ts'
import { PasskeyLogin, PasskeyLoginSteps } from '../passkey-login/index.ts'
import { SmsOtpLogin } from '../sms-otp-login/index.ts'
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
    case 'SMS_OTP': {
      const { Root } = type === 'EMAIL_OTP' ? EmailOtpLogin : SmsOtpLogin
      return (
        <Root key={credentialId} {...root} sendAtOnce={moved}>
          <OtpLogin.Heading {...heading} />
          <OtpLoginSteps instead={back} />
        </Root>
      )
    }
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
