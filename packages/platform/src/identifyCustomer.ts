import type { PlatformContext } from './context.ts'
import { idPattern, typeOf } from './guards/ids.ts'
import type { FoundCustomer } from './options.ts'

/**
 * The signed-in customer, by the platform's own word. `undefined`: nobody is signed in.
 *
 * @throws `Error` when the platform answers something that is no customer id.
 */
export async function identifyCustomer(
  { hooks }: PlatformContext,
  { request }: { request: Request },
): Promise<string | undefined> {
  const customerId = (await hooks.identify(request)) ?? undefined
  if (customerId !== undefined) checkCustomerId(customerId)
  return customerId
}

/**
 * Checks the ids of a customer that `findCustomer` returned.
 *
 * @throws `TypeError` when one of them is no id of the service's.
 */
export function checkFoundCustomer({ customerId, accountId }: FoundCustomer): void {
  checkCustomerId(customerId)
  if (accountId !== undefined && (!idPattern.test(accountId) || typeOf(accountId) !== 'InternalAccount'))
    throw new TypeError('The platform named no wallet of the service: expected an id like InternalAccount:…')
}

/** Stops a user id of the platform's own from being taken for an id of the service. */
export function checkCustomerId(customerId: string): void {
  if (!idPattern.test(customerId) || typeOf(customerId) !== 'Customer')
    throw new TypeError('The platform named no customer of the service: expected an id like Customer:…')
}
