import * as v from 'valibot'
import { WalletError } from '../errors/WalletError.ts'
import { agreementPrefix, toAgreement } from './paymentAgreements.ts'
import { type PaymentIntent, type PaymentStop, parsePaymentIntent, paymentIntentPrefix } from './paymentIntents.ts'
import { quoteTermsPrefix } from './quoteTerms.ts'
import type { Records } from './records.ts'
import { setAsidePrefix } from './setAsidePayees.ts'

/**
 * A quote is valid for minutes and its challenge for five, but a user who does not know the outcome of a payment may
 * come back late, with the next account statement. It has to be found then as it was agreed to.
 */
const keptMs = 30 * 24 * 3_600_000

/** As long as a payer can contest a payment (Directive (EU) 2015/2366 art. 71): thirteen months. */
const agreementKeptMs = 396 * 24 * 3_600_000

const nameOf = (quoteId: string) => paymentIntentPrefix + quoteId

/**
 * Stores an intent, in one transaction with a last look at what is stored: a replacement or a stop that another tab
 * recorded since the intent was read is never overwritten. `beforeSending`: a recorded stop refuses.
 *
 * @throws `WalletError` `QUOTE_EXPIRED`: the quote was replaced. `QUOTE_CHANGED`: it was stopped. `STORAGE_UNAVAILABLE`:
 * other tabs would not know of it. After each, send nothing.
 */
export async function writePaymentIntent(
  records: Records,
  intent: PaymentIntent,
  { beforeSending = false } = {},
): Promise<void> {
  const name = nameOf(intent.quoteId)
  let refusal: 'QUOTE_CHANGED' | 'QUOTE_EXPIRED' = 'QUOTE_EXPIRED'
  const decide = ([value]: readonly unknown[]) => {
    const { replacedBy, stopped } = parsePaymentIntent(value, intent) ?? {}
    if (replacedBy !== undefined && replacedBy !== intent.replacedBy) return undefined
    if (!stopped || !beforeSending) return { write: { [name]: { ...intent, ...(stopped && { stopped }) } } }
    refusal = 'QUOTE_CHANGED'
    return undefined
  }
  if (!(await records.change({ names: [name], decide, insist: true })))
    throw new WalletError(refusal, { details: { changes: [] } })
}

/**
 * Records that a payment was stopped, in its intent as it is by then. A later stop does not end the hold on its money.
 * `unknown`: the intent of a payment that this browser has no record of.
 *
 * @throws `WalletError` `STORAGE_UNAVAILABLE`: a later page does not know of it.
 */
export async function stopPaymentIntent(
  records: Records,
  parameters: { unknown: PaymentIntent; stopped: PaymentStop },
): Promise<void> {
  const { unknown, stopped } = parameters
  const name = nameOf(unknown.quoteId)
  const decide = ([value]: readonly unknown[]) => {
    const intent = parsePaymentIntent(value, unknown) ?? unknown
    const { heldUntil = intent.stopped?.heldUntil } = stopped
    return { write: { [name]: { ...intent, stopped: { ...stopped, heldUntil } } } }
  }
  await records.change({ names: [name], decide, insist: true })
}

/** Returns the intents of the payments that were stopped. */
export async function listStoppedIntents(records: Records): Promise<readonly PaymentIntent[]> {
  return (await listPaymentIntents(records)).filter(({ stopped }) => stopped !== undefined)
}

/** Returns the intents of all payments that are not known to be over, or that were stopped or replaced. */
export async function listPaymentIntents(records: Records): Promise<readonly PaymentIntent[]> {
  const names = await records.list(paymentIntentPrefix)
  const values = await Promise.all(names.map((name) => records.read(name)))
  const intents = names.map((name, at) =>
    parsePaymentIntent(values[at], { quoteId: name.slice(paymentIntentPrefix.length) }),
  )
  return intents.filter((intent) => intent !== undefined)
}

/**
 * Erases abandoned payments, the terms of their quotes, what is known of payees that were set aside, and old agreements.
 * They have to be old on both clocks: a relay states the service's time and could erase records that a payment is checked
 * against, and the user can set the device's clock.
 */
export async function sweepPaymentIntents(
  records: Records,
  now: { serviceMs: number; deviceMs: number },
): Promise<void> {
  const names = (
    await Promise.all(
      [paymentIntentPrefix, quoteTermsPrefix, setAsidePrefix, agreementPrefix].map((kind) => records.list(kind)),
    )
  ).flat()
  const decide = (values: readonly unknown[]) => {
    const ageOf = (name: string) => (name.startsWith(agreementPrefix) ? agreementKeptMs : keptMs)
    const remove = names.filter((name, at) => isOld(values[at], now, ageOf(name)))
    return remove.length > 0 ? { remove } : undefined
  }
  await records.change({ names, decide })
}

const createdSchema = v.object({ createdAtMs: v.number(), createdOnDeviceMs: v.optional(v.number()) })

function isOld(value: unknown, now: { serviceMs: number; deviceMs: number }, ageMs: number): boolean {
  const { success, output } = v.safeParse(createdSchema, value)
  if (!success) return false
  const { createdAtMs, createdOnDeviceMs = createdAtMs } = output
  return Math.abs(now.serviceMs - createdAtMs) >= ageMs && Math.abs(now.deviceMs - createdOnDeviceMs) >= ageMs
}

/**
 * Deletes the intent of a payment that has ended. Its replacement stays recorded, or it might be paid once more, and so
 * does that it was stopped. `wasExecuted`: what the user agreed to stays for the receipt, also where the stop came too late.
 */
export async function closePaymentIntent(
  records: Records,
  parameters: { quoteId: string; wasExecuted: boolean },
): Promise<void> {
  const { quoteId, wasExecuted } = parameters
  const name = nameOf(quoteId)
  const decide = ([value]: readonly unknown[]) => {
    const intent = parsePaymentIntent(value, parameters)
    const agreement = wasExecuted && intent && toAgreement(intent)
    const write = agreement ? { [agreementPrefix + quoteId]: agreement } : {}
    const isKept = intent?.replacedBy !== undefined || intent?.stopped !== undefined
    return { write, remove: isKept ? [] : [name] }
  }
  await records.change({ names: [name], decide, insist: true })
}
