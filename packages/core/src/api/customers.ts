import { type CustomerProfile, getCustomerProfile } from '../wire/customer.ts'
import { type ApiClient, call } from './send.ts'

export type GetCustomerParameters = { customerId: string; signal?: AbortSignal | undefined }
export type GetCustomerReturnType = Awaited<ReturnType<typeof getCustomer>>

/**
 * Reads who the signed-in customer is: their name, address and number. `customerId` is part of each of their wallets.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND` when the id belongs to another customer.
 */
export function getCustomer(
  client: ApiClient,
  { customerId, signal }: GetCustomerParameters,
): Promise<CustomerProfile> {
  return call(client, getCustomerProfile, { path: { customerId }, signal })
}
