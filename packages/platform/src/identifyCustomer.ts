import type { PlatformContext } from './context.ts'
import { idPattern, typeOf } from './guards/ids.ts'
import type { FoundCustomer } from './options.ts'

/**
 * Returns the signed-in customer, as the platform states it. `undefined`: no user is signed in.
 *
 * @throws `Error` when the platform returns something that is not a customer id.
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
 * @throws `TypeError` when one of them is not an id of the service.
 */
export function checkFoundCustomer({ customerId, accountId }: FoundCustomer): void {
  checkCustomerId(customerId)
  if (accountId !== undefined && (!idPattern.test(accountId) || typeOf(accountId) !== 'InternalAccount'))
    throw new TypeError('The platform named no wallet of the service: expected an id like InternalAccount:…')
}

/** Prevents a user id of the platform's own from being mistaken for an id of the service. */
export function checkCustomerId(customerId: string): void {
  if (!idPattern.test(customerId) || typeOf(customerId) !== 'Customer')
    throw new TypeError('The platform named no customer of the service: expected an id like Customer:…')
}
