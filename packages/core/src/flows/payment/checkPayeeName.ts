import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import { comparePayees, toAgreedPayment } from './comparePayment.ts'
import { isAlteration, type QuoteChange } from './compareQuotes.ts'
import { recordStop } from './stoppedPayments.ts'
import { waitForNameCheck } from './waitForNameCheck.ts'

/** It is no longer the payee that was shown, and the payment is stopped. */
type PayeeStopped = { type: 'changed'; changes: readonly QuoteChange[]; error: WalletError; isStopped: true }

/** Waits for what the bank says of the payee of a payment that is shown, and returns the payee with it. */
export async function checkPayeeName(
  client: WalletClient,
  parameters: { accountId: string; quote: Quote; payee: ExternalAccount; signal: AbortSignal },
): Promise<{ payee: ExternalAccount } | PayeeStopped> {
  const { accountId, quote, payee } = parameters
  const now = { quote, payee: await waitForNameCheck(client, parameters) }
  const changes = comparePayees(parameters, now)
  if (!isAlteration(changes)) return { payee: now.payee }
  await recordStop(client, { accountId, reviewed: await toAgreedPayment({ quote, payee }), now })
  return { type: 'changed', changes, error: new WalletError('QUOTE_CHANGED'), isStopped: true }
}
