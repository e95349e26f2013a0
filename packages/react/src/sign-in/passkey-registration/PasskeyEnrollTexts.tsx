import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { usePasskeyEnrollContext } from './PasskeyEnrollContext.ts'
import { passkeyEnrollErrors, passkeyEnrollMessages } from './passkeyEnrollMessages.tsx'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What a passkey is for and what will happen, why none can be made here, or that it is made. */
export const PasskeyEnrollExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function PasskeyEnrollExplanation(props, ref) {
    const { enroll, obstructed } = usePasskeyEnrollContext()
    const words = useMessages('passkeyEnroll', passkeyEnrollMessages)
    const { state } = enroll
    const name = state.status === 'done' && <OutsideText>{state.result.nickname}</OutsideText>
    return (
      <p {...props} ref={ref}>
        {name ? words.done({ name }) : obstructed ? words.obstacle : words.explanation}
      </p>
    )
  },
)

/** What helps with the name, and what the device is waiting for. */
export const PasskeyEnrollHint = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function PasskeyEnrollHint(props, ref) {
    const { enroll, ids } = usePasskeyEnrollContext()
    const words = useMessages('passkeyEnroll', passkeyEnrollMessages)
    return (
      <p role="status" {...props} ref={ref} id={ids.hint}>
        {enroll.state.status === 'working' ? words.working : words.nameHint}
      </p>
    )
  },
)

/** What went wrong and what to do; a prompt that was closed is nothing wrong. Empty without an error. */
export const PasskeyEnrollErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function PasskeyEnrollErrorMessage(props, ref) {
    const { enroll, ids, nameInvalid } = usePasskeyEnrollContext()
    const words = useMessages('passkeyEnroll', passkeyEnrollMessages)
    const sentenceFor = useErrorMessage(passkeyEnrollErrors)
    const error = enroll.state.status === 'idle' ? enroll.state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} id={ids.error} data-error-code={error?.code}>
        {nameInvalid ? words.nameInvalid : sentenceFor(error)}
      </p>
    )
  },
)
