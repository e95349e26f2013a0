import { listCredentials, listInternalAccounts } from '@countersign/core/wire'
import type { DecoyWallet } from '@countersign/platform'
import type { ServiceClient } from '@countersign/platform/service'

/**
 * Finds the wallet that stands in for unknown logins: it belongs to a customer who never signs in.
 *
 * @throws `Error` when the service cannot be reached, or the customer has no wallet with a code by email: name another.
 */
export async function findDecoy(service: ServiceClient, parameters: { customerId: string }): Promise<DecoyWallet> {
  const methods = await listMethods(service, parameters).catch((error: unknown) => {
    throw new Error('The service does not list the sign-in methods of the customer in DEMO_DECOY.', { cause: error })
  })
  const method = methods.find(({ type }) => type === 'EMAIL_OTP')
  if (!method) throw new Error('The customer in DEMO_DECOY has no wallet that is signed in to by a code by email.')
  return { accountId: method.accountId, credentialId: method.id }
}

async function listMethods(service: ServiceClient, { customerId }: { customerId: string }) {
  const query = { customerId, type: 'EMBEDDED_WALLET' }
  const { data: wallets } = await service.call(listInternalAccounts, { query })
  const lists = await Promise.all(
    wallets.map(({ id: accountId }) => service.call(listCredentials, { query: { accountId } })),
  )
  return lists.flatMap(({ data }) => data)
}
