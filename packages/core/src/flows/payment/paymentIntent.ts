import type { WalletClient } from '../../createWalletClient.ts'
import { readAgreement } from '../../storage/paymentAgreements.ts'
import {
  type AgreedPayment,
  type PaymentDeadline,
  type PaymentIntent,
  readPaymentIntent,
} from '../../storage/paymentIntents.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'

/** The factors that can prove a payment. A code of an app is not linked to amount and payee (RTS 2018/389 art. 5). */
export type PaymentFactor = Exclude<ScaFactor, 'TOTP'>

/** Returns whether a request to pay or to prove the quote left this browser, so that the service may execute it. */
export function mayBeOut(intent: PaymentIntent | undefined): boolean {
  return intent?.executableUntil !== undefined
}

/** How far the service's clock may be from the time in its responses, which have whole seconds. */
const clockToleranceMs = 2_000

/**
 * Returns whether a deadline is still ahead, on one clock or the other: the relay states the service's, and the user sets
 * the device's.
 */
export function isAhead({ transport }: WalletClient, deadline: PaymentDeadline | undefined): boolean {
  if (!deadline) return false
  const { serviceMs, deviceMs } = deadline
  return transport.serverTime.now() < serviceMs + clockToleranceMs || transport.clock.now() < deviceMs
}

/**
 * Returns whether the service can still act on what was sent for a payment, or holds money for it. Each end is known from
 * when something was sent.
 */
export function isStillOpen(client: WalletClient, intent: PaymentIntent): boolean {
  const { stopped, executableUntil, unansweredUntil } = intent
  return [stopped?.heldUntil, executableUntil, unansweredUntil].some((end) => isAhead(client, end))
}

/** Returns a quote without the accounts to pay into if it was `stopped`, no matter what a relay says of it later. */
export function withoutAccounts(quote: Quote, stopped: object | undefined): Quote {
  return stopped ? { ...quote, paymentInstructions: [] } : quote
}

/** What was sent for a quote from this browser. */
export type Sent = {
  mayBeOut: boolean
  /** It was paid here, and a repetition is the same request. */
  isStamped: boolean
  /** What the user agreed to in this browser. `undefined`: nothing, so the first reading counts. */
  agreed: AgreedPayment | undefined
  /** What the user had reviewed when it was stopped. */
  reviewed: AgreedPayment | undefined
  /** The quote that the user chose instead. */
  replacedBy: string | undefined
}

/** Returns what was sent for a quote from this browser. */
export async function findSent(client: WalletClient, parameters: { quoteId: string }): Promise<Sent> {
  const intent = await readPaymentIntent(client.records, parameters)
  return {
    // What another device sent may be held by a stop of this one.
    mayBeOut: mayBeOut(intent) || isAhead(client, intent?.stopped?.heldUntil),
    isStamped: intent?.stamp !== undefined,
    agreed: intent?.agreed,
    reviewed: intent?.stopped?.reviewed,
    replacedBy: intent?.replacedBy,
  }
}

/**
 * Returns whether something was sent from this browser for a quote, or for one of those that replaced it: also long ago, when
 * only what the user agreed to is left of it.
 */
export async function isAnySent(
  client: WalletClient,
  { quoteId }: { quoteId: string },
  before: readonly string[] = [],
): Promise<boolean> {
  const intent = await readPaymentIntent(client.records, { quoteId })
  if (mayBeOut(intent) || (await readAgreement(client.records, { quoteId }))?.signed) return true
  const next = intent?.replacedBy
  return next !== undefined && !before.includes(next) && isAnySent(client, { quoteId: next }, [...before, quoteId])
}
