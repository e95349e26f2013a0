import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { scaErrors } from '../sca-proof/index.ts'
import { useScaLoginContext } from './ScaLoginContext.ts'
import { scaLoginMessages } from './scaLoginMessages.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Why this is asked and how often, or what came of it. */
export const ScaLoginExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ScaLoginExplanation(props, ref) {
    const { state } = useScaLoginContext().login
    const words = useMessages('scaLogin', scaLoginMessages)
    const writeTime = useLocalTime()
    function explain() {
      switch (state.status) {
        case 'signed-in':
          return words.signedIn({ date: state.expiresAt && writeTime(state.expiresAt, 'date') })
        case 'not-needed':
          return words.notNeeded
        case 'loading':
        case 'choosing':
        case 'starting':
        case 'awaiting-proof':
        case 'proving':
        case 'resending':
          return words.explanation
        default:
          return undefined
      }
    }
    const text = explain()
    if (!text) return null
    return (
      <p {...props} ref={ref}>
        {text}
      </p>
    )
  },
)

/** Says that a way begins. Always in the page, so that it is announced. */
export const ScaLoginProgress = forwardRef<HTMLParagraphElement, ParagraphProps>(function ScaLoginProgress(props, ref) {
  const { status } = useScaLoginContext().login.state
  const words = useMessages('scaLogin', scaLoginMessages)
  return (
    <p role="status" {...props} ref={ref}>
      {(status === 'starting' || status === 'loading') && words.starting}
    </p>
  )
})

/** What went wrong before a proof was asked for. Always in the page and empty without an error. */
export const ScaLoginErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ScaLoginErrorMessage(props, ref) {
    const { state } = useScaLoginContext().login
    const sentenceFor = useErrorMessage(scaErrors)
    const error = state.status === 'unavailable' || state.status === 'choosing' ? state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)
