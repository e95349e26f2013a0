import type { ReactNode } from 'react'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { EmailOtpLogin } from '../email-otp-login/index.ts'
import { OidcLogin, OidcLoginSteps } from '../oidc-login/index.ts'
import { OtpLogin, OtpLoginSteps, useOtpLoginContext } from '../otp-login/index.ts'
import { PasskeyLogin, PasskeyLoginSteps } from '../passkey-login/index.ts'
import { SmsOtpLogin } from '../sms-otp-login/index.ts'
import * as Login from './Login.tsx'
import { LoginContextProvider, useLoginContext } from './LoginContext.ts'
import type { LoginMethod } from './useLoginMethod.ts'

export type LoginStepsProps = ScreenHeadingProps & {
  /** Class of the headings. */
  headingClass: string
  /** Replaces the words of the first heading. */
  title?: string | undefined
  /** What the button says that signs in, where more than that follows. */
  submitLabel?: string | undefined
  /** What stands below the first heading. */
  lead?: ReactNode
  /** The initial value of the email field. */
  defaultEmail?: string | undefined
}

/** Every step of a sign-in, from the address to the method that is taken, without the card around it. */
export function LoginSteps(props: LoginStepsProps) {
  const { method } = useLoginContext().choice
  return method ? <MethodSteps {...props} method={method} /> : <FirstStep {...props} />
}

/** Asks who it is. */
function FirstStep({ headingLevel, focusOnMount, headingClass, title, lead, defaultEmail }: LoginStepsProps) {
  const { address, knowsWallet, pending } = useLoginContext()
  return (
    <>
      <Login.Heading className={headingClass} level={headingLevel} focusOnMount={focusOnMount}>
        {title}
      </Login.Heading>
      {lead}
      <Login.Notice className="cs-lead" />
      <Login.MethodList className="cs-choices" buttonClassName="cs-button" />
      {!(knowsWallet && pending) && (
        <Login.AddressForm className="cs-form">
          <Login.AddressLabel className="cs-label" />
          <Login.AddressInput className="cs-input" defaultValue={address.kind === 'email' ? defaultEmail : undefined} />
          <div className="cs-note" data-lines="1">
            <Login.ErrorMessage className="cs-error" />
            <Login.Hint className="cs-hint" />
            <Login.Autofill className="cs-text" />
          </div>
          <div className="cs-choices">
            <Login.SubmitButton className="cs-button" />
            <Login.PasskeyButton className="cs-button" data-look="quiet" />
            <Login.ProviderButton className="cs-button" data-look="quiet" />
          </div>
          <div className="cs-actions">
            <Login.SwitchButton className="cs-link" />
          </div>
        </Login.AddressForm>
      )}
      <div className="cs-actions">
        <Login.RestartButton className="cs-link" />
      </div>
    </>
  )
}

/** The method that is taken, with a way back to the others. */
function MethodSteps(props: LoginStepsProps & { method: LoginMethod }) {
  const { method, headingLevel, headingClass, focusOnMount, title, lead, submitLabel } = props
  const { choice, address, oidc, beginsAtOnce, onSignedIn } = useLoginContext()
  const { moved, goBack } = choice
  const { type, credentialId, nickname, remembered } = method
  const heading = {
    className: headingClass,
    level: headingLevel,
    focusOnMount: focusOnMount || moved,
    ...(title && { children: title }),
  }
  const root = { credentialId, onSignedIn }
  switch (type) {
    case 'EMAIL_OTP':
    case 'SMS_OTP': {
      const { Root } = type === 'EMAIL_OTP' ? EmailOtpLogin : SmsOtpLogin
      return (
        // A user who has just said who they are has asked for the code; one who is asked to sign in has not yet.
        <Root key={credentialId} {...root} typed={address.typed} sendAtOnce={moved || beginsAtOnce}>
          <WhileSending {...props}>
            <OtpLogin.Heading {...heading} />
            <OtpLoginSteps
              lead={lead}
              submitLabel={submitLabel}
              instead={goBack && <Login.BackButton className="cs-link" />}
            />
          </WhileSending>
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
          startAtOnce={beginsAtOnce}
          onUseAnotherWay={goBack}
        >
          <PasskeyLogin.Heading {...heading} />
          {lead}
          <PasskeyLoginSteps submitLabel={submitLabel} />
        </PasskeyLogin.Root>
      )
    case 'OAUTH':
      if (!oidc) return null
      return (
        <OidcLogin.Root key={credentialId} {...root} {...oidc} beginAtOnce={beginsAtOnce} onUseAnotherWay={goBack}>
          <OidcLogin.Heading {...heading} />
          {lead}
          <OidcLoginSteps />
        </OidcLogin.Root>
      )
  }
}

/** Until the code for what was just typed is sent, the first step stays as it is, busy: no step flashes in between. */
function WhileSending({ children, ...props }: LoginStepsProps & { children: ReactNode }) {
  const context = useLoginContext()
  const { state } = useOtpLoginContext()
  const { choice, address } = context
  const isSending = state.status === 'sending-code' || (state.status === 'idle' && !state.error)
  if (!isSending || !choice.moved || choice.pressed || address.typed === undefined) return children
  const busy = { status: 'looking-up' } as const
  return (
    <LoginContextProvider value={{ ...context, state: busy, choice: { ...choice, method: undefined } }}>
      <FirstStep {...props} />
    </LoginContextProvider>
  )
}
