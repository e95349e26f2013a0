import { createContactChange } from '@countersign/core/contact-change'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../signed-resource/index.ts'

/**
 * Reads the user's email address and phone number and changes one of them. Loads by itself; actions never reject, a
 * failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useContactChange(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createContactChange)
}
