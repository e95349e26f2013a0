import { createContactChange } from '@countersign/core'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../signed-resource/useSignedResource.ts'

export type ContactChangeBinding = ReturnType<typeof useContactChange>

/**
 * The email address and phone number of the person, and changing one of them. Loads by itself; actions never reject, a
 * failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useContactChange(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createContactChange)
}
