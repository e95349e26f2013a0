import { createPayeeList } from '@countersign/core/payee-list'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../../settings/signed-resource/index.ts'

/**
 * Reads all payees of the customer, and removes one. Loads by itself; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function usePayeeList(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createPayeeList)
}
