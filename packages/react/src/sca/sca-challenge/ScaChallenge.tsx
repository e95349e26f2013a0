import type { ScaChallengeState, ScaPayment } from '@countersign/core'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { proofOf, proofSentences, useProofHeading } from '../sca-proof/index.ts'
import { ScaChallengeContextProvider, useScaChallengeContext } from './ScaChallengeContext.ts'
import { type ProofTitle, scaChallengeMessages } from './scaChallengeMessages.ts'
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
    const context = { ...challenge, messages, onStartAgain, onClose }
    return {
      state: { status: challenge.state.status },
      wrap: provide(ScaChallengeContextProvider, context),
    }
  },
  ['quoteId', 'amount', 'payee', 'shown', 'payments', 'onSwitchFactor', 'onFinished', 'onStartAgain', 'onClose'],
)

/**
 * Returns what the proof confirms, its number, and of how many: a conversion and its payout are two. Without a number, it
 * may be the only one. Where there are more than were expected, the number is all that is known.
 */
function useStep(): ProofTitle {
  const { state, payments } = useScaChallengeContext()
  const proof = proofOf(state)
  if (!proof) return { purpose: undefined }
  const { proofNumber, payment } = proof
  const purpose = 'request' in proof ? proof.request.purpose : undefined
  const isPayout = purpose === 'PAYOUT'
  if (payments.length > 1) {
    const index = payments.findIndex(({ quoteId }) => quoteId === payment.quoteId)
    // A payout is the last proof of its payment.
    const step = isPayout ? countProofs(payments.slice(0, index + 1)) : countProofs(payments.slice(0, index)) + 1
    return { purpose, step: Math.max(step, proofNumber), of: step < proofNumber ? undefined : countProofs(payments) }
  }
  const converts = purpose === 'CURRENCY_CONVERSION'
  if (proofNumber === 1 && !converts) return { purpose }
  return { purpose, step: proofNumber, of: proofNumber === (converts ? 1 : isPayout && 2) ? 2 : undefined }
}

/** Returns how many proofs payments take: one that is exchanged takes two. */
function countProofs(payments: readonly ScaPayment[]): number {
  return payments.length + payments.filter(isExchanged).length
}

function isExchanged({ amount, payee, shown }: ScaPayment): boolean {
  const received = shown?.receivingCurrency.code ?? ('currency' in payee ? payee.currency : amount.currency.code)
  return received !== amount.currency.code
}

/** Names the step and takes the focus when it changes: each challenge is a step, however many there are. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages } = useScaChallengeContext()
  const proof = proofOf(state)
  // The sign-in has a heading of its own below, and belongs to the step that it interrupts.
  const step = state.status === 'sca-signing-in' ? 'loading' : mayBeSent(state) ? 'checked' : state.status
  const counted = useStep()
  const title = proof
    ? messages.proofTitle(counted)
    : messages[`${step as 'loading' | 'unavailable' | 'abandoned' | 'checked' | 'ended' | 'authorized'}Title`]
  return useProofHeading({ proof, step, title })
})

/**
 * How many proofs are confirmed, as marks and in words, and before the first why several payments take more than one each.
 * Renders nothing where it is not known how many there are.
 */
export const Steps = definePart('div', () => {
  const { payments, messages } = useScaChallengeContext()
  const { step = 1, of } = useStep()
  if (!of) return null
  const marks = [...Array(of).keys()].map((index) => <i key={index} data-now={index === step - 1 ? '' : undefined} />)
  const isFirst = step === 1 && payments[1] && of > payments.length
  return { children: [marks, isFirst ? messages.converted : messages.progress({ done: step - 1, of })] }
})

/** Explains a step that asks for no proof. */
export const Explanation = definePart('p', () => {
  const { state, messages } = useScaChallengeContext()
  const { status } = state
  return status === 'ended' || status === 'authorized' ? { children: messages[status] } : null
})

/** Whether the payment was sent before it was stopped. Money from outside is not sent before the user has seen where to. */
function mayBeSent(state: ScaChallengeState): boolean {
  if (state.status !== 'abandoned') return false
  const { shown } = state.payment
  return !shown || shown.source.accountId !== undefined
}

/** Alarms the user that the payment changed after they agreed to it. Renders nothing otherwise. */
export const Alarm = definePart(Banner, () => {
  const { state, until, messages } = useScaChallengeContext()
  if (state.status !== 'abandoned') return null
  const said = mayBeSent(state) ? messages.checked({ time: until }) : messages.abandoned
  return { tone: 'danger' as const, children: said }
})

/** Says what went wrong before a proof could be asked for. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useScaChallengeContext()
  return {
    journey: 'scaProof' as const,
    sentences: proofSentences,
    error: state.status === 'unavailable' ? state.error : undefined,
  }
})

/** Tries to read the payment again. Renders nothing where reading worked, or would fail in the same way. */
export const RetryButton = definePart(Button, () => {
  const { state, load, messages } = useScaChallengeContext()
  if (state.status !== 'unavailable' || ['none', 'new-quote'].includes(state.error.action)) return null
  return { onPress: () => void load(), text: messages.tryAgain }
})

/** Starts again from the payment when it can no longer be confirmed. Renders nothing without `onStartAgain`. */
export const StartAgainButton = definePart(Button, () => {
  const { state, messages, onStartAgain } = useScaChallengeContext()
  const isOver =
    state.status === 'unavailable'
      ? state.error.action === 'new-quote'
      : ['expired', 'abandoned', 'ended'].includes(state.status)
  if (!onStartAgain || !isOver) return null
  return { onPress: onStartAgain, text: messages.startAgain }
})

/** Leaves the challenge; the payment waits. Renders nothing without `onClose`, and when everything is confirmed. */
export const CloseButton = definePart(Button, () => {
  const { state, messages, onClose } = useScaChallengeContext()
  const { status } = state
  if (!onClose || status === 'authorized') return null
  return { unavailable: status === 'proving', onPress: onClose, text: messages.close }
})
