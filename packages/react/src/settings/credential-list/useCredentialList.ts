import { createCredentialList } from '@countersign/core/credential-list'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../signed-resource/index.ts'

/**
 * Reads the sign-in methods of a wallet, and adds and removes them. Loads by itself; actions never reject, a failure is
 * part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useCredentialList(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createCredentialList)
}
