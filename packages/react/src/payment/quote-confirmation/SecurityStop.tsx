import type { QuoteConfirmationState } from '@countersign/core'
import { isSecurityStop } from '@countersign/core/client'
import { Banner } from '../../primitives/Banner.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useErrorMessage } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { isPastRecall, isStopped } from './isStopped.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { quoteConfirmationSentences } from './quoteConfirmationSentences.ts'

/** Says that the payment was stopped for the user's safety, and why. Renders nothing elsewhere. */
export const SecurityStop = definePart(Banner, () => {
  const { state, messages } = useQuoteConfirmationContext()
  const { step } = state
  const error = state.status === 'review' ? state.error : undefined
  const sentenceFor = useErrorMessage('quoteConfirmation', quoteConfirmationSentences, error)
  const writeTime = useLocalTime()
  const { client } = useWalletContext()
  if (!isStopped(step)) return null
  const heldUntil = readHeldUntil(state)
  const isHeld = heldUntil && +heldUntil > client.transport.serverTime.now()
  // A relay may have kept what it called refused.
  const sentence = isPastRecall(state)
    ? messages.checked({ time: isHeld ? writeTime(heldUntil) : undefined })
    : isSecurityStop(error)
      ? sentenceFor(error)
      : messages[step]
  return { tone: 'danger' as const, children: <p>{sentence}</p> }
})

/**
 * Returns until when the service holds the money: that of the challenge, or else of the price. `undefined` where it holds
 * none.
 */
function readHeldUntil(state: QuoteConfirmationState): Date | undefined {
  if (!('quote' in state)) return undefined
  const { status, scaChallenge, expiresAt } = state.quote
  const waits = state.status === 'authorizing' || status === 'PENDING_AUTHORIZATION'
  const until = state.status === 'authorizing' ? state.until : scaChallenge?.expiresAt
  return waits ? (until ?? expiresAt) : undefined
}
