import type { ExternalAccount } from '../../wire/externalAccounts.ts'

/** Returns whether a payee is a wallet of the user's own that waits for the proof of that. */
export function isUnproven({ status }: ExternalAccount): boolean {
  return status === 'PENDING_OWNERSHIP_VERIFICATION' || status === 'UNVERIFIED'
}
