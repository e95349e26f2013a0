import { createWalletPrivacy } from '@countersign/core/wallet-privacy'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../signed-resource/index.ts'

/**
 * Reads the privacy setting of a wallet and changes it. Loads by itself; actions never reject, a failure is part of
 * `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useWalletPrivacy(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createWalletPrivacy)
}
