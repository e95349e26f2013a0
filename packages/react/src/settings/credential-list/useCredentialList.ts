import { createCredentialList } from '@countersign/core'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../signed-resource/useSignedResource.ts'

export type CredentialListBinding = ReturnType<typeof useCredentialList>

/**
 * The ways to sign in to a wallet, and adding and removing them. Loads by itself; actions never reject, a failure is part
 * of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useCredentialList(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createCredentialList)
}
