import { getPayee } from '../../api/accounts.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { isSamePayee } from '../sca/isSamePayee.ts'
import { readNameCheck } from './nameCheck.ts'
import { pause, pollPauseMs, retryPauseMs } from './pause.ts'

/**
 * Reads a payee until the check of its name has a result, or until it is no longer the one that is shown, and returns it as
 * it is then: compare it.
 *
 * @throws `WalletError` `CANCELLED` when `signal` aborts.
 */
export async function waitForNameCheck(
  client: WalletClient,
  parameters: { payee: ExternalAccount; signal: AbortSignal },
): Promise<ExternalAccount> {
  const { payee, signal } = parameters
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
    if (readNameCheck(now)?.result !== 'PENDING' || !isSamePayee(payee, now)) return now
  }
}
