import type { PayeeFormOptions } from '@countersign/core'
import { createPayeeForm } from '@countersign/core/payee-form'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

export type UsePayeeFormOptions = ClientOption & PayeeFormOptions

/**
 * Adds a payee: recognizes what the user typed or pasted, and keeps the fields of the account and their errors. Actions
 * never reject; a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function usePayeeForm({ client, ...options }: UsePayeeFormOptions) {
  return useJourney({ client, id: options.accountId, create: (wallet) => createPayeeForm(wallet, options) })
}
