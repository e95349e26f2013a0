import { createCardFreeze } from '@countersign/core/card-freeze'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../signed-resource/index.ts'

/**
 * Reads the cards that a wallet pays for, and freezes or unfreezes them. Loads by itself; actions never reject, a failure
 * is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useCardFreeze(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createCardFreeze)
}
