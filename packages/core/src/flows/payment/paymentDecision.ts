import { getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { createIdempotencyKey } from '../../crypto/createIdempotencyKey.ts'
import { unexpected, WalletError } from '../../errors/WalletError.ts'
import { sweepPaymentIntents, writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { type PaymentDeadline, type PaymentIntent, readPaymentIntent } from '../../storage/paymentIntents.ts'
import { isAhead, type PaymentFactor } from './paymentIntent.ts'

type NewPaymentIntent = { accountId: string; quoteId: string; scaFactor?: PaymentFactor | undefined }

/** A decision to pay one quote, stored before anything is sent for it. */
export async function createPaymentIntent(client: WalletClient, parameters: NewPaymentIntent): Promise<PaymentIntent> {
  const intent = buildPaymentIntent(client, parameters)
  await writePaymentIntent(client.records, intent)
  await sweepPaymentIntents(client.records, readBothClocks(client))
  return intent
}

/** Returns a new intent, which is not stored. */
export function buildPaymentIntent(client: WalletClient, parameters: NewPaymentIntent): PaymentIntent {
  const { accountId, quoteId, scaFactor } = parameters
  const { serviceMs: createdAtMs, deviceMs: createdOnDeviceMs } = readBothClocks(client)
  const idempotencyKey = createIdempotencyKey()
  return { version: 1, quoteId, accountId, idempotencyKey, createdAtMs, createdOnDeviceMs, scaFactor }
}

/** Returns the time at the service and on the device. */
export function readBothClocks({ transport }: WalletClient): PaymentDeadline {
  return { serviceMs: transport.serverTime.now(), deviceMs: transport.clock.now() }
}

/** Returns the intent of a quote, and creates it if it does not exist. */
export async function ensurePaymentIntent(
  client: WalletClient,
  parameters: Parameters<typeof createPaymentIntent>[1],
): Promise<PaymentIntent> {
  return (await readPaymentIntent(client.records, parameters)) ?? (await createPaymentIntent(client, parameters))
}

/** How long quotes and challenges are valid. A relay can state an earlier end, and the time with it. */
const validityMs = 300_000

/**
 * The latest time at which the service can act on a request that is sent now, on its clock and on the device's. On the
 * device it is never earlier than the end of an offer that begins now, so that no relay can shorten the wait.
 * `offers`: every reading of the quote or of the challenge that the request is for.
 */
export function readExecutableUntil(
  client: WalletClient,
  parameters: { offers: readonly { expiresAt: Date }[] },
): PaymentDeadline {
  const { clock, serverTime } = client.transport
  const serviceMs = Math.max(...parameters.offers.map(({ expiresAt }) => expiresAt.getTime()))
  return { serviceMs, deviceMs: clock.now() + Math.max(validityMs, serviceMs - serverTime.now()) }
}

/**
 * Returns whether the service can no longer execute what was sent. The deadline has to have passed on both clocks: the
 * relay states the service's time, and the user sets the device's.
 */
export function isTooLate(client: WalletClient, intent: PaymentIntent): boolean {
  return !isAhead(client, intent.executableUntil) && !isProofOpen(client, intent)
}

/**
 * Returns whether the service may still accept a proof that this browser sent. Only the end of its challenge, on both
 * clocks, says that it no longer can: a relay can invent any answer, keep the proof and deliver it later.
 */
export function isProofOpen(client: WalletClient, intent: PaymentIntent): boolean {
  return intent.unansweredChallenge !== undefined && isAhead(client, intent.unansweredUntil)
}

/**
 * Gives up a payment that waits for its proof, so that no tab of this browser proves it, and returns the quote that
 * replaced it: where another tab was first, the quote of that tab. `undefined`: it no longer waits, so it must not be
 * replaced. The recorded consent is deleted with it.
 *
 * @throws `WalletError` `OPERATION_IN_PROGRESS`: a proof of it was sent and may still arrive, so it stays until its
 * challenge is over; or it was stopped, and may have been carried out. `UNEXPECTED_RESPONSE`: the replacement is not a new
 * quote.
 */
export function giveUpPayment(
  client: WalletClient,
  parameters: { accountId: string; quoteId: string; replacement: string; signal?: AbortSignal | undefined },
): Promise<string | undefined> {
  const { accountId, quoteId, replacement, signal } = parameters
  // Under the lock that proofs take: none is on its way when it is read.
  return client.tabs.withLock(`payment:${quoteId}`, async () => {
    const quote = await getQuote(client, { quoteId, signal })
    if (quote.status !== 'PENDING_AUTHORIZATION') return undefined
    const intent = await ensurePaymentIntent(client, { accountId, quoteId })
    if (intent.replacedBy !== undefined) return intent.replacedBy
    // That it waits for a proof is the word of the relay, whose word is why it was stopped.
    if (intent.stopped || isProofOpen(client, intent)) throw new WalletError('OPERATION_IN_PROGRESS')
    // It is no longer proved here, so nothing is compared with it. The stamp stays: it was sent.
    const { agreed: _agreed, ...rest } = intent
    await recordReplacement(client, { intent: rest, replacement })
    return replacement
  })
}

/**
 * Records the quote that replaces another one, so that every tab of this browser continues with that one and none pays
 * the other. Call it under the lock of the quote that is replaced.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE`: the replacement is not a new quote.
 */
export async function recordReplacement(
  client: WalletClient,
  parameters: { intent: PaymentIntent; replacement: string },
): Promise<void> {
  const { intent, replacement } = parameters
  const known = await readPaymentIntent(client.records, { quoteId: replacement })
  if (replacement === intent.quoteId || known !== undefined) throw unexpected('no new quote')
  await writePaymentIntent(client.records, { ...intent, replacedBy: replacement }, { beforeSending: true })
}
