import type { FundingState } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { amountText, MoneyAmount } from '../../primitives/Amount.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Countdown } from '../../primitives/Countdown.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  describePayee,
  PaymentArrival,
  PaymentPrice,
  PaymentRow,
  PaymentSummary,
  sendingAmount,
} from '../../shared/payment-details/index.ts'
import { InstructionsContextProvider, useInstructions } from '../instructions/index.ts'
import {
  FundingInstructionsContextProvider,
  hasChangedPayee,
  useFundingInstructionsContext,
} from './FundingInstructionsContext.ts'
import { fundingErrors } from './fundingMessages.ts'
import type { useFunding } from './useFunding.ts'

export { CopyNotice, Fields, Notes, Panel, PayLink, QrCode, TransferCode, Ways } from '../instructions/index.ts'
export { Changes, SecurityStop, SupportLink } from './FundingInstructionsChanges.tsx'

type RootProps = {
  /** The payment: the result of `useFunding`, which the page reads, too. */
  funding: ReturnType<typeof useFunding>
  /** Who holds the bank account that the money goes to, where the service does not say so. */
  accountHolderName?: string | undefined
}

/** Shares a payment with money from outside with the parts inside. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ funding, accountHolderName }: RootProps) => {
    const { state } = funding
    const instructions = useInstructions({
      ways: state.status === 'instructions' ? state.instructions : [],
      subject: 'quote' in state ? state.quote.id : undefined,
      accountHolderName,
      paid: 'quote' in state && state.quote ? sendingAmount(state.quote) : undefined,
    })
    const context = { ...funding, messages: instructions.messages }
    return {
      state: { status: state.status },
      wrap: (root) => (
        <FundingInstructionsContextProvider value={context}>
          <InstructionsContextProvider value={instructions}>{root}</InstructionsContextProvider>
        </FundingInstructionsContextProvider>
      ),
    }
  },
  ['funding', 'accountHolderName'],
)

const titles = {
  unavailable: 'unavailableTitle',
  changed: 'changedTitle',
  instructions: 'title',
  expired: 'expiredTitle',
} as const

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages } = useFundingInstructionsContext()
  const key = hasChangedPayee(state) ? 'payeeChangedTitle' : lookUp(titles, state.status)
  return { step: state.status, children: messages[key ?? 'loadingTitle'] }
})

/** Says what to do, or why there is nothing left to do. */
export const Explanation = definePart('p', () => {
  const { state, messages } = useFundingInstructionsContext()
  // The banner says it.
  if (hasChangedPayee(state)) return null
  if (state.status === 'changed' || state.status === 'expired') return { children: messages[state.status] }
  if (state.status !== 'instructions') return null
  const { name } = describePayee(state.payee, state.quote.destination)
  return { children: messages.lead({ payee: name === undefined ? undefined : visibleText(name) }) }
})

/** Says why there is nothing to show. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = useFundingInstructionsContext()
  return {
    journey: 'funding' as const,
    sentences: fundingErrors,
    error: state.status === 'unavailable' ? state.error : undefined,
  }
})

/** How much the user has to send. Renders nothing at other steps. */
export const Amount = definePart('dl', () => {
  const { state, messages } = useFundingInstructionsContext()
  if (state.status !== 'instructions') return null
  return {
    children: (
      <PaymentRow name="send" label={messages.amount}>
        <MoneyAmount money={sendingAmount(state.quote)} />
      </PaymentRow>
    ),
  }
})

/**
 * What the payment costs and what arrives, line by line: a `<dl>` whose rows carry `data-row`. Where it waits for consent,
 * also how much is sent and to whom: a proof and the instructions say that themselves.
 */
export const Details = definePart('dl', () => {
  const { state } = useFundingInstructionsContext()
  const { status } = state
  if (status !== 'changed' && status !== 'authorizing' && status !== 'instructions') return null
  const isWhole = status === 'changed'
  return {
    children: (
      <>
        {isWhole && <PaymentSummary payment={state} />}
        <PaymentPrice quote={state.quote} received={!isWhole} />
        <PaymentArrival payment={state} />
      </>
    ),
  }
})

/**
 * Says until when the user can agree or send: a time of day, and a countdown in the last hour. During a proof, until when
 * the price is guaranteed: the proof has a clock of its own.
 */
export const Deadline = definePart('div', () => {
  const { state, timeLeftMs, messages } = useFundingInstructionsContext()
  const writeTime = useLocalTime()
  const deadline = describeDeadline(state, messages)
  if (!deadline) return null
  const { until, say, counts } = deadline
  const time = writeTime(until)
  return {
    children: (
      <>
        <span>{time && say({ time })}</span>
        {counts && (
          <Countdown
            deadlineMs={until.getTime()}
            timeLeftMs={timeLeftMs}
            showBelowSeconds={3600}
            announce={messages.timeLeft}
          />
        )}
      </>
    ),
  }
})

function describeDeadline(state: FundingState, messages: JourneyMessages['funding']) {
  switch (state.status) {
    case 'changed':
      return { until: state.until, say: messages.waitsUntil, counts: true } as const
    case 'authorizing':
      return { until: state.quote.expiresAt, say: messages.heldUntil, counts: false } as const
    case 'instructions':
      return { until: state.quote.expiresAt, say: messages.sendBy, counts: true } as const
    default:
      return undefined
  }
}

/** Says that the transfer has not arrived yet. Renders nothing at other steps. */
export const Waiting = definePart('p', () => {
  const { state, messages } = useFundingInstructionsContext()
  return state.status === 'instructions' ? { role: 'status', children: messages.waiting } : null
})

/** Agrees to a new quote that differs from the previous one. Renders nothing elsewhere, and where the recipient changed. */
export const AcceptButton = definePart(Button, () => {
  const { state, accept, messages } = useFundingInstructionsContext()
  const { locale } = useWalletContext()
  if (state.status !== 'changed' || hasChangedPayee(state)) return null
  const amount = amountText(sendingAmount(state.quote), { locale })
  return { onPress: () => void accept(), children: messages.accept({ amount }) }
})

/** Returns whether reading the quote again would fail in the same way. */
function hasChanged(state: FundingState): boolean {
  return state.status === 'unavailable' && state.error.code === 'QUOTE_CHANGED'
}

/** Makes a new quote when the time of this one is over, or it failed or changed. Renders nothing before. */
export const RequoteButton = definePart(Button, () => {
  const { state, requote, messages } = useFundingInstructionsContext()
  if (state.status !== 'expired' && state.status !== 'failed' && !hasChanged(state)) return null
  return { onPress: () => void requote(), text: messages.requote }
})

/** Reads or makes the quote again. Renders nothing where that worked, or would fail in the same way. */
export const RetryButton = definePart(Button, () => {
  const { state, load, messages } = useFundingInstructionsContext()
  if (state.status !== 'unavailable' || hasChanged(state) || state.error.action === 'none') return null
  return { onPress: () => void load(), text: messages.tryAgain }
})

/** Leaves the payment by your `onClick`: it waits until its time is over. Renders nothing while it is being read. */
export const CloseButton = definePart(Button, () => {
  const { state, messages } = useFundingInstructionsContext()
  const { status } = state
  if (status === 'loading' || status === 'authorizing' || status === 'sca-signing-in') return null
  return { text: messages.close }
})
