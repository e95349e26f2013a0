import { ServiceError } from '../../http/responses.ts'
import type { InternalAccountRecord } from '../../state/records.ts'

/** Reserves an amount while its payment waits for a proof. */
export function hold(account: InternalAccountRecord, amount: number): void {
  account.held += amount
}

export function endHold(account: InternalAccountRecord, amount: number): void {
  account.held = Math.max(0, account.held - amount)
}

/**
 * Checks that an account is ACTIVE: others neither send nor receive.
 *
 * @throws `ServiceError` 409 `WALLET_NOT_PROVISIONED` for a wallet that is not ready, `CONFLICT` for one that is closed or
 * frozen.
 */
export function requireUsable({ status, type }: InternalAccountRecord): void {
  if (status === 'ACTIVE') return
  const isNew = status === 'PENDING' && type === 'EMBEDDED_WALLET'
  throw new ServiceError({
    status: 409,
    code: isNew ? 'WALLET_NOT_PROVISIONED' : 'CONFLICT',
    message: isNew ? 'The wallet is not ready yet' : 'The account is not active',
  })
}
