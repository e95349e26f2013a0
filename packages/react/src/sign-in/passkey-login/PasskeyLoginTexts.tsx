import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { usePasskeyLoginContext } from './PasskeyLoginContext.ts'
import { passkeyLoginErrors, passkeyLoginMessages } from './passkeyLoginMessages.tsx'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Says before anything happens what will, or why it cannot happen here. Renders nothing once somebody is signed in. */
export const PasskeyLoginExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function PasskeyLoginExplanation(props, ref) {
    const { login, obstacle, passkeyName } = usePasskeyLoginContext()
    const words = useMessages('passkeyLogin', passkeyLoginMessages)
    if (login.state.status === 'signed-in') return null
    const name = passkeyName ? <OutsideText>{passkeyName}</OutsideText> : undefined
    return (
      <p {...props} ref={ref}>
        {obstacle ? words.obstacles[obstacle] : words.explanation({ name })}
      </p>
    )
  },
)

/** Says what is going on while the device asks and the service checks. Always in the page, so that it is announced. */
export const PasskeyLoginProgress = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function PasskeyLoginProgress(props, ref) {
    const { status } = usePasskeyLoginContext().login.state
    const words = useMessages('passkeyLogin', passkeyLoginMessages)
    return (
      <p role="status" {...props} ref={ref}>
        {status === 'prompting' && words.prompting}
        {status === 'verifying' && words.verifying}
      </p>
    )
  },
)

/** What went wrong and what to do; a prompt that was closed is nothing wrong. Empty without an error. */
export const PasskeyLoginErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function PasskeyLoginErrorMessage(props, ref) {
    const { state } = usePasskeyLoginContext().login
    const sentenceFor = useErrorMessage(passkeyLoginErrors)
    const error = state.status === 'idle' ? state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)
