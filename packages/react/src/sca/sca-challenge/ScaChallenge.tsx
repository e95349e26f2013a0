import type { ScaPayment } from '@countersign/core'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { proofOf, proofSentences, scaProofMessages, useProofHeading } from '../sca-proof/index.ts'
import { ScaChallengeContextProvider, useScaChallengeContext } from './ScaChallengeContext.ts'
import { scaChallengeMessages } from './scaChallengeMessages.ts'
import { type ScaChallengeOptions, useScaChallenge } from './useScaChallenge.ts'

/** One payment with its amount and payee, or several; there is no challenge without them. */
type RootProps = ScaChallengeOptions & {
  /** Offers to start again from the payment when it can no longer be confirmed. */
  onStartAgain?: (() => void) | undefined
  /** Offers to leave; the payment waits until its time is over. */
  onClose?: (() => void) | undefined
}

/** Holds what is confirmed for the parts inside. `data-status`: the status of the challenge. */
export const Root = definePart(
  'div',
  (props: RootProps) => {
    const { onStartAgain, onClose } = props
    const challenge = useScaChallenge(props)
    const messages = useMessages('scaChallenge', scaChallengeMessages)
    const context = { challenge, messages, onStartAgain, onClose }
    return {
      state: { status: challenge.state.status },
      wrap: (root) => <ScaChallengeContextProvider value={context}>{root}</ScaChallengeContextProvider>,
    }
  },
  ['quoteId', 'amount', 'payee', 'shown', 'payments', 'onSwitchFactor', 'onFinished', 'onStartAgain', 'onClose'],
)

/**
 * Returns the number of the proof that is asked for, and of how many: a conversion and its payout are two. Of several
 * payments they are only counted as long as the service asks for what they take. `undefined`: it may be the only one.
 */
function useStep(): { step: number; of: number | undefined } | undefined {
  const { state, payments } = useScaChallengeContext().challenge
  const proof = proofOf(state)
  if (!proof) return undefined
  const { proofNumber: step } = proof
  const purpose = 'request' in proof ? proof.request.purpose : undefined
  const converts = purpose === 'CURRENCY_CONVERSION'
  if (payments.length > 1) {
    const before = payments.slice(
      0,
      payments.findIndex(({ quoteId }) => quoteId === proof.payment.quoteId),
    )
    const isSecond = !converts && countProofs([proof.payment]) === 2
    return { step, of: step === countProofs(before) + (isSecond ? 2 : 1) ? countProofs(payments) : undefined }
  }
  if (step === 1 && !converts) return undefined
  const isOfTwo = step === (converts ? 1 : purpose === 'PAYOUT' && 2)
  return { step, of: isOfTwo ? 2 : undefined }
}

/** A conversion takes a proof of its own before the one of the payout. */
function countProofs(payments: readonly ScaPayment[]): number {
  const convert = payments.filter(({ shown }) => shown && shown.sendingCurrency.code !== shown.receivingCurrency.code)
  return payments.length + convert.length
}

/** Names the step and takes the focus when it changes: each challenge is a step, however many there are. */
export const Heading = definePart(BaseHeading, () => {
  const { challenge, messages } = useScaChallengeContext()
  const { state } = challenge
  const proof = proofOf(state)
  // The sign-in has a heading of its own below, and belongs to the step that it interrupts.
  const step = state.status === 'sca-signing-in' ? 'loading' : state.status
  const purpose = proof && 'request' in proof ? proof.request.purpose : undefined
  const counted = useStep()
  const title = proof
    ? messages.proofTitle({ purpose, step: counted?.step, of: counted?.of })
    : messages[`${step as 'loading' | 'unavailable' | 'abandoned' | 'ended' | 'authorized'}Title`]
  return useProofHeading({ proof, step, title })
})

/** How far it is, for the eye: the heading says it. Renders nothing where the number of proofs is not known. */
export const Steps = definePart('div', () => {
  const { step = 0, of } = useStep() ?? {}
  if (!of) return null
  return {
    'aria-hidden': true,
    children: Array.from({ length: of }, (_, index) => index + 1).map((one) => (
      <i key={one} data-done={one <= step ? '' : undefined} />
    )),
  }
})

/** Explains a step that asks for no proof. Renders nothing elsewhere. */
export const Explanation = definePart('p', () => {
  const { challenge, messages } = useScaChallengeContext()
  const { status } = challenge.state
  if (status !== 'ended' && status !== 'authorized') return null
  return { children: messages[status] }
})

/** Alarms the user that the payment changed after they agreed to it. Renders nothing otherwise. */
export const Alarm = definePart(Banner, () => {
  const { challenge, messages } = useScaChallengeContext()
  const { state } = challenge
  const { expiredUnknown } = useMessages('scaProof', scaProofMessages)
  if (state.status !== 'abandoned') return null
  return { tone: 'danger' as const, children: state.mayBeSent ? expiredUnknown : messages.abandoned }
})

/** Says what went wrong before a proof could be asked for. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useScaChallengeContext().challenge
  return {
    journey: 'scaProof' as const,
    sentences: proofSentences,
    error: state.status === 'unavailable' ? state.error : undefined,
  }
})

/** Tries to read the payment again. Renders nothing where reading worked, or would fail in the same way. */
export const RetryButton = definePart(Button, ({ children }) => {
  const { challenge, messages } = useScaChallengeContext()
  const { state, load } = challenge
  if (state.status !== 'unavailable' || ['none', 'new-quote'].includes(state.error.action)) return null
  return { onPress: () => void load(), children: children ?? messages.tryAgain }
})

/** Starts again from the payment when it can no longer be confirmed. Renders nothing without `onStartAgain`. */
export const StartAgainButton = definePart(Button, ({ children }) => {
  const { challenge, messages, onStartAgain } = useScaChallengeContext()
  const { state } = challenge
  const isOver =
    state.status === 'unavailable'
      ? state.error.action === 'new-quote'
      : ['expired', 'abandoned', 'ended'].includes(state.status)
  if (!onStartAgain || !isOver) return null
  return { onPress: onStartAgain, children: children ?? messages.startAgain }
})

/** Leaves the challenge; the payment waits. Renders nothing without `onClose`, and when everything is confirmed. */
export const CloseButton = definePart(Button, ({ children }) => {
  const { challenge, messages, onClose } = useScaChallengeContext()
  const { status } = challenge.state
  if (!onClose || status === 'authorized') return null
  return { unavailable: status === 'proving', onPress: onClose, children: children ?? messages.close }
})
