import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { usePasskeyEnrollContext } from './PasskeyEnrollContext.ts'
import { passkeyEnrollMessages } from './passkeyEnrollMessages.tsx'

/** Sends the form it stands in; busy while the passkey is made. */
export const PasskeyEnrollSubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function PasskeyEnrollSubmitButton(props, ref) {
    const { status } = usePasskeyEnrollContext().enroll.state
    const words = useMessages('passkeyEnroll', passkeyEnrollMessages)
    return (
      <BusyButton {...props} ref={ref} type="submit" busy={status === 'working'} unavailable={status === 'signing-in'}>
        {props.children ?? words.submit}
      </BusyButton>
    )
  },
)

/** Goes on: without a passkey, or once it is made. Renders nothing without `onSkip`. */
export const PasskeyEnrollSkipButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function PasskeyEnrollSkipButton(props, ref) {
    const { enroll, onSkip } = usePasskeyEnrollContext()
    const words = useMessages('passkeyEnroll', passkeyEnrollMessages)
    const { status } = enroll.state
    if (!onSkip || status === 'signing-in') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => onSkip()}>
        {props.children ?? (status === 'done' ? words.goOn : words.skip)}
      </BusyButton>
    )
  },
)
