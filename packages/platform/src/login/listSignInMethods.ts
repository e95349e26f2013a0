import type { FoundCustomer, ServiceOptions } from '../options.ts'
import { readCredentials } from '../service/customerThings.ts'
import { maskNickname } from './maskNickname.ts'

export type ListSignInMethodsParameters = { readonly service: ServiceOptions; readonly customerId: string }

/**
 * The ways a customer can sign in to their wallet, with their nicknames masked: what `findCustomer` answers with.
 *
 * @throws `Error` when the service cannot be reached or declines.
 */
export async function listSignInMethods({ service, customerId }: ListSignInMethodsParameters): Promise<FoundCustomer> {
  const credentials = await readCredentials(service, { customerId })
  const methods = credentials.map(({ id, accountId, type, nickname }) => ({
    id,
    accountId,
    type,
    nickname: maskNickname({ type, nickname }),
  }))
  return { customerId, methods }
}
