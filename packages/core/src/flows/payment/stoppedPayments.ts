import type { Abortable } from '../../api/abortable.ts'
import { getPayee } from '../../api/accounts.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { stopPaymentIntent } from '../../storage/paymentIntentChanges.ts'
import type { AgreedPayment } from '../../storage/paymentIntents.ts'
import { setPayeeAside } from '../../storage/setAsidePayees.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { isPull } from '../../wire/outsideAccounts.ts'
import { compareRecorded, compareSnapshots, describeRecorded, isRecorded, toAgreedPayment } from './comparePayment.ts'
import { hasOtherDestination, type QuoteChange } from './compareQuotes.ts'
import { buildPaymentIntent, readBothClocks, readExecutableUntil } from './paymentDecision.ts'
import { findSent } from './paymentIntent.ts'
import type { PaymentSnapshot } from './paymentSnapshot.ts'

/**
 * Records that a payment is not what the user reviewed, so that it stays stopped after a reload. A payee that took the
 * place of another one is set aside. `accountId`: the wallet that pays; `undefined` for money from outside. `isNew`: its
 * quote was just made, and nothing was sent for it.
 */
export async function recordStop(
  client: WalletClient,
  parameters: { accountId: string | undefined; reviewed: AgreedPayment; now: PaymentSnapshot; isNew?: boolean },
): Promise<void> {
  const { accountId, reviewed, now, isNew } = parameters
  const { id: quoteId, status, scaChallenge, transactionId } = now.quote
  const { payee } = await toAgreedPayment(now)
  const isHeld = status === 'PENDING_AUTHORIZATION' && !isNew
  // Where no challenge is named, the price is what is known to end.
  const heldUntil = isHeld ? readExecutableUntil(client, { offers: [scaChallenge ?? now.quote] }) : undefined
  const unknown = buildPaymentIntent(client, { accountId: accountId ?? '', quoteId })
  // Where the browser refuses, this page stops it all the same.
  await stopPaymentIntent(client.records, { unknown, stopped: { reviewed, heldUntil } }).catch(() => {})
  const payeeId = isPull(now.quote) ? now.quote.source.accountId : payee.accountId
  if (payeeId === undefined || !isOtherPayee(reviewed.payee, payee)) return
  await setPayeeAside(client.records, {
    payeeId,
    quoteId,
    transactionId,
    before: reviewed.payee.accountEnd,
    accountDigest: payee.accountDigest,
    now: readBothClocks(client),
  }).catch(() => {})
}

/** Returns whether the money would go to another account, which may have the same id. Another rail is not another payee. */
function isOtherPayee(before: AgreedPayment['payee'], after: AgreedPayment['payee']): boolean {
  const { accountId, accountDigest } = before
  if (accountId !== after.accountId) return true
  return accountDigest !== undefined && accountDigest !== after.accountDigest
}

/**
 * Returns what differs from a recorded payment. The record has no more of a payee than the end of its account: the one before
 * is named if its account can still be read and is the recorded one.
 */
export async function compareWithRecord(
  client: WalletClient,
  parameters: { recorded: AgreedPayment; now: PaymentSnapshot } & Abortable,
): Promise<readonly QuoteChange[]> {
  const { recorded, now, signal } = parameters
  const changes = await compareRecorded(recorded, now)
  const { accountId, umaAddress } = recorded.payee
  const isUnnamed = ({ field }: QuoteChange) => field === 'destination' && umaAddress === undefined
  if (accountId === now.quote.destination.accountId || !changes.some(isUnnamed)) return changes
  const account = await readRecorded(client, { recorded, signal })
  return changes.map((change) =>
    account && isUnnamed(change) ? { ...change, before: describeRecorded(recorded, account) } : change,
  )
}

/** Reads the payee of a recorded payment; `undefined` where its account cannot be read, or is another one by now. */
export async function readRecorded(
  client: WalletClient,
  { recorded, signal }: { recorded: AgreedPayment } & Abortable,
): Promise<ExternalAccount | undefined> {
  const { accountId: payeeId = '' } = recorded.payee
  // Without an id nothing is asked.
  const account = await getPayee(client, { payeeId, signal }).catch(() => undefined)
  return account && (await isRecorded(recorded, account)) ? account : undefined
}

/**
 * Returns what differs between a payment and the quote that replaced it. Where that is another payee, the new one is shown
 * as stopped after a reload, too. `accountId`: as `recordStop` has it. `agreed`: what was agreed to, if the page may not show it.
 */
export async function compareReplacement(
  client: WalletClient,
  parameters: {
    accountId: string | undefined
    agreed?: AgreedPayment | undefined
    before: PaymentSnapshot
    found: PaymentSnapshot
  },
): Promise<readonly QuoteChange[]> {
  const { accountId, agreed, before, found } = parameters
  // What the page shows may be what it was stopped for.
  const { reviewed = agreed } = await findSent(client, { quoteId: before.quote.id })
  const changes = reviewed ? await compareRecorded(reviewed, found) : compareSnapshots(before, found)
  // Any other difference between two quotes is a new price.
  if (hasOtherDestination(changes))
    await recordStop(client, {
      accountId,
      reviewed: reviewed ?? (await toAgreedPayment(before)),
      now: found,
      isNew: true,
    })
  return changes
}
