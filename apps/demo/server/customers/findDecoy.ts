import { listSignInMethods, type PlatformHandlerOptions } from '@countersign/platform'
import type { LiveService } from '../options.ts'

export type Decoy = NonNullable<PlatformHandlerOptions['decoy']>

/**
 * Finds what stands in for unknown logins: the wallet of a customer that nobody signs in as.
 *
 * @throws `Error` when the service cannot be reached, or the customer has no wallet with a code by email: name another.
 */
export async function findDecoy(service: LiveService, parameters: { customerId: string }): Promise<Decoy> {
  const { methods } = await listSignInMethods({ service, ...parameters }).catch((error: unknown) => {
    throw new Error('The service does not list the sign-in methods of the customer in DEMO_DECOY.', { cause: error })
  })
  const method = methods.find(({ type }) => type === 'EMAIL_OTP')
  if (!method) throw new Error('The customer in DEMO_DECOY has no wallet that is signed in to by a code by email.')
  return { accountId: method.accountId, credentialId: method.id }
}
