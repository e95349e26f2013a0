import { createDelegatedKeyList } from '@countersign/core/delegated-keys'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../signed-resource/index.ts'

/**
 * Reads which cards can spend from a wallet without a signature, and allows that or ends it. Loads by itself; actions
 * never reject, a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useDelegatedKeys(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createDelegatedKeyList)
}
