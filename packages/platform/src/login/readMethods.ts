import type { SignInMethod } from '@countersign/core/wire'
import type { FoundCustomer } from '../options.ts'
import { readCredentialsOfAccount, readInternalAccounts } from '../service/customerResources.ts'
import { mapConcurrently } from '../service/mapConcurrently.ts'
import { Declined } from '../service/readFromService.ts'
import type { Service } from '../service/service.ts'
import { maskNickname } from './maskNickname.ts'

type ReadMethodsParameters = {
  /** `undefined`: the platform does not know the user. */
  readonly found: FoundCustomer | undefined
  /** The wallet that is read if there is no customer. The result is discarded. */
  readonly standIn: { readonly customerId: string; readonly accountId: string }
}

/**
 * Reads how a customer can sign in, with masked destinations. For an unknown user it makes the same calls and returns
 * nothing: the wallets of a customer, then the credentials of a wallet.
 *
 * A service that refuses to list the wallets, because the customer's SCA session has lapsed, does not end the sign-in:
 * the wallet that the platform named is used then.
 *
 * @throws `Refusal` when the service cannot be reached or limits the platform; known and unknown users get the same
 * one.
 */
export async function readMethods(
  service: Service,
  { found, standIn }: ReadMethodsParameters,
): Promise<readonly SignInMethod[]> {
  const { customerId } = found ?? standIn
  const wallets = await unlessDeclined(readInternalAccounts(service, { customerId, type: 'EMBEDDED_WALLET' }))
  const listed = wallets.map(({ id }) => id)
  const named = found?.accountId === undefined ? [] : [found.accountId]
  const own = listed.length > 0 ? listed : named

  const accountIds = own.length > 0 ? own : [standIn.accountId]
  const lists = await mapConcurrently(accountIds, (accountId) =>
    unlessDeclined(readCredentialsOfAccount(service, { accountId })),
  )
  if (!found || own.length === 0) return []
  return lists.flat().map(({ id, accountId, type, nickname }) => ({
    id,
    accountId,
    type,
    nickname: maskNickname({ type, nickname }),
  }))
}

/** An empty list where the service refuses: it must not show for which customers it refuses. */
async function unlessDeclined<item>(list: Promise<readonly item[]>): Promise<readonly item[]> {
  try {
    return await list
  } catch (error) {
    if (error instanceof Declined) return []
    throw error
  }
}
