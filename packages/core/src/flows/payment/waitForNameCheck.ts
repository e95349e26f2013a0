import { getPayee } from '../../api/accounts.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import { isSamePayee } from '../sca/isSamePayee.ts'
import { loadPayment } from './loadPayment.ts'
import { readNameCheck } from './nameCheck.ts'
import { pause, pollPauseMs, retryPauseMs } from './pause.ts'

type ShownPayment = { accountId: string; quote: Quote }

/**
 * Reads a payee until the check of its name has a result, and returns the payee with it.
 *
 * @throws `WalletError` `QUOTE_CHANGED`: the payee is no longer the one that was shown; the `payment` that is shown with it is
 * stopped, with `details.changes`. `CANCELLED` when `signal` aborts.
 */
export async function waitForNameCheck(
  client: WalletClient,
  parameters: { payee: ExternalAccount; payment?: ShownPayment; signal: AbortSignal },
): Promise<ExternalAccount> {
  const { payee, payment, signal } = parameters
  for (let attempt = 0, retryAfterMs: number | undefined; ; attempt++) {
    await pause(client, { ms: pollPauseMs(attempt), retryAfterMs, signal })
    if (signal.aborted) throw new WalletError('CANCELLED')
    const now = await getPayee(client, { payeeId: payee.id, signal }).catch((error: unknown) => {
      if (!isWalletError(error) || error.code === 'CANCELLED') throw error
      retryAfterMs = retryPauseMs(error)
      return undefined
    })
    if (!now) continue
    retryAfterMs = undefined
    if (!isSamePayee(payee, now)) throw await stop(client, { payee, now, payment })
    if (readNameCheck(now)?.result !== 'PENDING') return now
  }
}

async function stop(
  client: WalletClient,
  { payee, now, payment }: { payee: ExternalAccount; now: ExternalAccount; payment: ShownPayment | undefined },
): Promise<WalletError> {
  if (!payment) return new WalletError('QUOTE_CHANGED')
  const { accountId, quote } = payment
  const { comparePayees, recordStop, toAgreedPayment } = await loadPayment()
  const before = { quote, payee }
  const found = { quote, payee: now }
  await recordStop(client, { accountId, reviewed: await toAgreedPayment(before), now: found })
  return new WalletError('QUOTE_CHANGED', { details: { changes: comparePayees(before, found) } })
}
