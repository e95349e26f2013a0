import type { Abortable } from '../../api/abortable.ts'
import { getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { listPaymentIntents } from '../../storage/paymentIntentChanges.ts'
import type { PaymentIntent } from '../../storage/paymentIntents.ts'
import type { Currency, Money } from '../../wire/schema/money.ts'
import { identifyCurrency } from './compareQuotes.ts'
import type { PayeeStop } from './payeeStops.ts'
import { isAhead, isStillOpen } from './paymentIntent.ts'

/** A payment of which this browser does not know whether it was sent. */
export type CheckedPayment = {
  readonly quoteId: string
  /** The ids, or the UMA addresses, of those whom it may have paid. */
  readonly paid: readonly (string | undefined)[]
  /** What leaves the account for it. */
  readonly amount: Money
}

/**
 * Returns the payments in a currency that may have been sent from this browser, without a known outcome: one that was
 * stopped too, as long as the service can act on it. One that waits for a proof that was not given is not among them.
 */
export async function readCheckedPayments(
  client: WalletClient,
  { currency, stops, signal }: { currency: Currency; stops: readonly PayeeStop[] } & Abortable,
): Promise<readonly CheckedPayment[]> {
  const found = await Promise.all(
    (await listPaymentIntents(client.records)).map(async (intent) => {
      const { quoteId, agreed, stopped } = intent
      const said = stopped?.reviewed ?? agreed
      const amount = said?.amounts.totalSendingAmount
      // What is recorded may be from an older version, or damaged.
      if (amount === undefined || said?.terms.sendingCurrency !== identifyCurrency(currency)) return []
      if (!isStillOpen(client, intent) || !(await isChecked(client, { intent, signal }))) return []
      const instead = stops.filter((stop) => stop.quoteId === quoteId).map(({ payeeId }) => payeeId)
      return [
        {
          quoteId,
          paid: [said.payee.accountId, said.payee.umaAddress, ...instead],
          amount: { amount: BigInt(amount), currency },
        },
      ]
    }),
  )
  return found.flat()
}

/** Returns whether the outcome is unknown. What a relay says of one that was stopped counts only where it was made. */
async function isChecked(
  client: WalletClient,
  { intent, signal }: { intent: PaymentIntent } & Abortable,
): Promise<boolean> {
  const { quoteId, stopped, unansweredUntil } = intent
  const status = (await getQuote(client, { quoteId, signal }).catch(() => undefined))?.status
  if (status === 'PROCESSING' || status === 'COMPLETED') return false
  if (stopped || status === undefined || status === 'PENDING') return true
  return status === 'PENDING_AUTHORIZATION' && isAhead(client, unansweredUntil)
}
