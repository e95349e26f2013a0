import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useLoginContext } from './LoginContext.ts'
import { loginMessages } from './loginMessages.ts'

/** Sends the form it stands in; busy while the ways are looked up. */
export const LoginSubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(function LoginSubmitButton(props, ref) {
  const { status } = useLoginContext().login.state
  const words = useMessages('login', loginMessages)
  return (
    <BusyButton {...props} ref={ref} type="submit" busy={status === 'looking-up'}>
      {props.children ?? words.find}
    </BusyButton>
  )
})

/** Asks for the number instead of the address, or the other way round. Renders nothing where only one is known. */
export const LoginSwitchButton = forwardRef<HTMLButtonElement, ButtonProps>(function LoginSwitchButton(props, ref) {
  const { login, address } = useLoginContext()
  const words = useMessages('login', loginMessages)
  const { otherKind } = address
  if (!otherKind) return null
  return (
    <BusyButton
      {...props}
      ref={ref}
      unavailable={login.state.status === 'looking-up'}
      onAction={() => address.ask(otherKind)}
    >
      {props.children ?? (otherKind === 'email' ? words.useEmail : words.usePhone)}
    </BusyButton>
  )
})

/** Back from the ways to the beginning, to be somebody else. Renders nothing where only one wallet will do. */
export const LoginRestartButton = forwardRef<HTMLButtonElement, ButtonProps>(function LoginRestartButton(props, ref) {
  const { login, knowsWallet } = useLoginContext()
  const words = useMessages('login', loginMessages)
  if (knowsWallet || login.state.status !== 'choosing') return null
  return (
    <BusyButton {...props} ref={ref} onAction={() => login.restart()}>
      {props.children ?? words.restart}
    </BusyButton>
  )
})

/** Goes back from the way that is taken. Renders nothing where there is no other. */
export const LoginBackButton = forwardRef<HTMLButtonElement, ButtonProps>(function LoginBackButton(props, ref) {
  const { goBack } = useLoginContext().choice
  const words = useMessages('login', loginMessages)
  if (!goBack) return null
  return (
    <BusyButton {...props} ref={ref} onAction={() => goBack()}>
      {props.children ?? words.anotherWay}
    </BusyButton>
  )
})
