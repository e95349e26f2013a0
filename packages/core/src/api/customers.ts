import {
  type ContactChangeRequest,
  type Customer,
  getCustomer as getOperation,
  updateCustomer as updateOperation,
} from '../wire/customers.ts'
import { type ApiClient, expectId, send } from './send.ts'
import type { Signing } from './signedRetry.ts'

export async function getCustomer(
  client: ApiClient,
  parameters: { customerId: string; signal?: AbortSignal | undefined },
): Promise<Customer> {
  const { customerId, signal } = parameters
  return expectId((await send(client.transport, getOperation, { path: { customerId }, signal })).body, customerId)
}

/** Changes an email address or a phone number; 202 asks for a signature first, where a credential is tied to it. */
export function updateContact(
  client: ApiClient,
  parameters: { customerId: string; request: ContactChangeRequest } & Signing,
) {
  const { customerId, request, ...signing } = parameters
  return send(client.transport, updateOperation, { path: { customerId }, body: request, ...signing })
}
