import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { LoginWay } from './LoginContext.ts'
import { useLoginContext } from './LoginContext.ts'
import { loginMessages } from './loginMessages.ts'

export type LoginWayListProps = Omit<ComponentPropsWithoutRef<'ul'>, 'children'> & {
  /** For the button of each way. */
  buttonClassName?: string | undefined
}

/** The ways of the wallet as buttons, last used first. Renders nothing while there is nothing to choose from. */
export const LoginWayList = forwardRef<HTMLUListElement, LoginWayListProps>(function LoginWayList(props, ref) {
  const { buttonClassName, ...rest } = props
  const { choice } = useLoginContext()
  if (choice.way || choice.ways.length === 0) return null
  return (
    <ul {...rest} ref={ref}>
      {choice.ways.map((way) => (
        <li key={way.credentialId}>
          <LoginWayButton way={way} className={buttonClassName} />
        </li>
      ))}
    </ul>
  )
})

type WayButtonProps = ButtonProps & { way: LoginWay }

/** Of such a name nothing is left to tell one way from another. */
const maskedWhole = /^•+$/

/** Takes one way. */
const LoginWayButton = forwardRef<HTMLButtonElement, WayButtonProps>(function LoginWayButton(props, ref) {
  const { way, ...rest } = props
  const { choice, oidc } = useLoginContext()
  const words = useMessages('login', loginMessages)
  const names = {
    EMAIL_OTP: words.emailCode,
    SMS_OTP: words.smsCode,
    PASSKEY: words.passkey,
    OAUTH: words.continueWith({ provider: oidc?.providerName ?? '' }),
  }
  return (
    <BusyButton {...rest} ref={ref} data-way={way.type} onAction={() => choice.choose(way)}>
      <span data-part="way">{names[way.type]}</span>{' '}
      {way.nickname && !maskedWhole.test(way.nickname) && <OutsideText>{way.nickname}</OutsideText>}
    </BusyButton>
  )
})

/** Takes the passkey that this device remembers. Renders nothing where there is none. */
export const LoginPasskeyButton = forwardRef<HTMLButtonElement, ButtonProps>(function LoginPasskeyButton(props, ref) {
  const { rememberedPasskey, choose } = useLoginContext().choice
  const words = useMessages('login', loginMessages)
  if (!rememberedPasskey) return null
  return (
    <BusyButton {...props} ref={ref} onAction={() => choose(rememberedPasskey)}>
      {props.children ?? words.usePasskey}
    </BusyButton>
  )
})

/** Signs in with an account at the provider, whoever it is. Renders nothing without a provider. */
export const LoginProviderButton = forwardRef<HTMLButtonElement, ButtonProps>(function LoginProviderButton(props, ref) {
  const { choice, oidc, login } = useLoginContext()
  const words = useMessages('login', loginMessages)
  if (!oidc || login.state.status === 'choosing') return null
  return (
    <BusyButton
      {...props}
      ref={ref}
      onAction={() => choice.choose({ type: 'OAUTH', credentialId: undefined, nickname: undefined })}
    >
      {props.children ?? words.continueWith({ provider: oidc.providerName })}
    </BusyButton>
  )
})
