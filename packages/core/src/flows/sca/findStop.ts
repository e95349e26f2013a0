import type { Abortable } from '../../api/abortable.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { AgreedPayment } from '../../storage/paymentIntents.ts'
import { compareAgreed, compareSnapshots, toAgreedPayment } from '../payment/comparePayment.ts'
import type { QuoteChange } from '../payment/compareQuotes.ts'
import type { PaymentSnapshot } from '../payment/paymentSnapshot.ts'
import type { ScaPayment } from '../payment/scaPayment.ts'
import { compareWithRecord, recordStop } from '../payment/stoppedPayments.ts'
import type { PaymentBaseline } from './scaChallenge.ts'

export type PaymentComparison = {
  payment: ScaPayment
  /** What was agreed to in this browser, as recorded then. */
  agreed: AgreedPayment | undefined
  /** It was stopped before, and stays stopped even if it reads again as it was agreed to. */
  isStopped: boolean
  baseline: PaymentBaseline | undefined
  snapshot: PaymentSnapshot
} & Abortable

/**
 * Returns what makes a payment one that must not be proved, and records that; `undefined` if it is what the user agreed
 * to. Empty: it was stopped before, and reads again as it was.
 */
export async function findStop(
  client: WalletClient,
  comparison: PaymentComparison,
): Promise<readonly QuoteChange[] | undefined> {
  const { payment, agreed, isStopped, baseline, snapshot } = comparison
  const changes = await findChanges(client, comparison)
  if (changes.length === 0) return isStopped ? changes : undefined
  const reviewed = agreed ?? (await toAgreedPayment(baseline?.snapshot ?? onPage(payment, snapshot)))
  await recordStop(client, { accountId: snapshot.quote.source.accountId, reviewed, now: snapshot })
  return changes
}

async function findChanges(client: WalletClient, comparison: PaymentComparison): Promise<readonly QuoteChange[]> {
  const { payment, agreed, baseline, snapshot, signal } = comparison
  const shown = compareAgreed(payment, snapshot)
  if (shown.length > 0) return shown
  const recorded = agreed ? await compareWithRecord(client, { recorded: agreed, now: snapshot, signal }) : []
  return recorded.length > 0 || !baseline ? recorded : compareSnapshots(baseline.snapshot, snapshot)
}

/** Returns the payment as the page shows it. What the page does not show is taken as it is read. */
function onPage({ shown, payee }: ScaPayment, { quote }: PaymentSnapshot): PaymentSnapshot {
  return { quote: shown ?? quote, payee: 'id' in payee ? payee : undefined }
}
