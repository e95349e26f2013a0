import type { WalletClient } from '../../createWalletClient.ts'
import { readPayment } from '../../flows/payment/pollPayment.ts'
import type { ControllerContext } from '../createController.ts'
import { createDeadline, type Deadline } from '../deadline.ts'
import { endOf, type FundingEvent, type FundingState } from './fundingState.ts'

/**
 * The time until which money may be sent from outside.
 *
 * If it is over only by what the relay states, the money may have been sent already: one more reading comes before the user
 * is told that the details no longer work.
 */
export function createFundingDeadline(
  client: WalletClient,
  { getState, dispatch }: Pick<ControllerContext<FundingState, FundingEvent>, 'getState' | 'dispatch'>,
): Deadline {
  const { clock, serverTime } = client.transport
  const over = () => dispatch({ type: 'deadline-passed' })
  let gone = new AbortController()

  async function confirm(): Promise<void> {
    const state = getState()
    if (state.status !== 'instructions') return over()
    const { signal } = gone
    const progress = await readPayment(client, { quoteId: state.quote.id, signal }).catch(() => undefined)
    if (signal.aborted) return
    // What has begun is reported by the readings that follow the payment.
    if (progress !== undefined && progress.stage !== 'pending' && progress.stage !== 'expired') return
    deadline.watch()
  }

  const deadline = createDeadline({
    clock,
    serverTime,
    readTimeLeftMs: () => {
      const end = endOf(getState())
      return end && end.getTime() - serverTime.now()
    },
    onOver: over,
    onStatedOver: () => void confirm(),
  })

  return {
    ...deadline,
    stop: () => {
      gone.abort()
      gone = new AbortController()
      deadline.stop()
    },
  }
}
