import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { usePasskeyLoginContext } from './PasskeyLoginContext.ts'
import { passkeyLoginMessages } from './passkeyLoginMessages.tsx'

/** Has the device ask; busy until that is over. Renders nothing where no passkey can be used. */
export const PasskeyLoginStartButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function PasskeyLoginStartButton(props, ref) {
    const { login, obstacle } = usePasskeyLoginContext()
    const words = useMessages('passkeyLogin', passkeyLoginMessages)
    const { status } = login.state
    if (obstacle || status === 'signed-in') return null
    return (
      <BusyButton {...props} ref={ref} busy={status !== 'idle'} onAction={() => void login.start()}>
        {props.children ?? words.start}
      </BusyButton>
    )
  },
)

/** Closes the prompt and goes to the other ways. Renders nothing without `onUseAnotherWay`. */
export const PasskeyLoginAnotherWayButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function PasskeyLoginAnotherWayButton(props, ref) {
    const { login, onUseAnotherWay } = usePasskeyLoginContext()
    const words = useMessages('passkeyLogin', passkeyLoginMessages)
    if (!onUseAnotherWay || login.state.status === 'signed-in') return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        onAction={() => {
          login.cancel()
          onUseAnotherWay()
        }}
      >
        {props.children ?? words.anotherWay}
      </BusyButton>
    )
  },
)
