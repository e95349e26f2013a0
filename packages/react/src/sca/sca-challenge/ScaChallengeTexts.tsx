import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { scaErrors } from '../sca-proof/index.ts'
import { useScaChallengeContext } from './ScaChallengeContext.ts'
import { scaChallengeMessages } from './scaChallengeMessages.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What to know about a step that asks for no proof. Renders nothing elsewhere. */
export const ScaChallengeExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ScaChallengeExplanation(props, ref) {
    const { state } = useScaChallengeContext().challenge
    const words = useMessages('scaChallenge', scaChallengeMessages)
    const { status } = state
    if (status !== 'abandoned' && status !== 'ended' && status !== 'authorized') return null
    return (
      <p {...props} ref={ref}>
        {words[status]}
      </p>
    )
  },
)

/** What went wrong before a proof could be asked for. Always in the page and empty without an error. */
export const ScaChallengeErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ScaChallengeErrorMessage(props, ref) {
    const { state } = useScaChallengeContext().challenge
    const sentenceFor = useErrorMessage(scaErrors)
    const error = state.status === 'unavailable' ? state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)
