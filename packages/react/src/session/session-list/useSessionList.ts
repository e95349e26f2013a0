import { createSessionList } from '@countersign/core/session-list'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../../settings/signed-resource/index.ts'

/**
 * The open sessions of a wallet on all devices, and ending them. Loads by itself; actions never reject, a failure is part
 * of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useSessionList(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createSessionList)
}
