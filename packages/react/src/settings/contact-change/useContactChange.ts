import { createContactChange } from '@countersign/core'
import { useManagedList } from '../signed-resource/useManagedList.ts'

export type ContactChangeBinding = ReturnType<typeof useContactChange>

/**
 * The email address and phone number of the person, and changing one of them. Loads by itself; actions never reject, a
 * failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useContactChange(options: { accountId: string }) {
  return useManagedList(options.accountId, createContactChange)
}
