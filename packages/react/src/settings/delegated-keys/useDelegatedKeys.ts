import { createDelegatedKeyList } from '@countersign/core'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../signed-resource/useSignedResource.ts'

export type DelegatedKeysBinding = ReturnType<typeof useDelegatedKeys>

/**
 * The cards that may spend from a wallet by themselves, allowing and ending that. Loads by itself; actions never reject, a
 * failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useDelegatedKeys(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createDelegatedKeyList)
}
