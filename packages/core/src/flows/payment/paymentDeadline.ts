import type { WalletClient } from '../../createWalletClient.ts'
import type { PaymentDeadline, PaymentIntent } from '../../storage/paymentIntents.ts'
import { mayBeOut } from './paymentIntent.ts'

/** How far the service's clock may be from the time in its responses, which have whole seconds. */
const clockToleranceMs = 2_000

/** Returns whether a deadline has passed on both clocks: the relay states the service's, and the user sets the device's. */
export function hasPassed({ transport }: WalletClient, { serviceMs, deviceMs }: PaymentDeadline): boolean {
  return transport.serverTime.now() >= serviceMs + clockToleranceMs && transport.clock.now() >= deviceMs
}

/** Returns whether the service may still act on what left this browser for a payment. */
export function mayArrive(client: WalletClient, intent: PaymentIntent): boolean {
  const { executableUntil, unansweredUntil } = intent
  const ends = [executableUntil, unansweredUntil].filter((end) => end !== undefined)
  return mayBeOut(intent) && !(ends.length > 0 && ends.every((end) => hasPassed(client, end)))
}
