import { type SignInMethod, startLogin as startOperation } from '../wire/platform.ts'
import type { OperationRequest } from '../wire/schema/operation.ts'
import { type ApiClient, call } from './send.ts'

/** Returns how a customer can sign in: by what they typed, a passkey of this device, or a provider's token. */
export async function startLogin(
  client: ApiClient,
  parameters: { lookup: OperationRequest<typeof startOperation>; signal?: AbortSignal | undefined },
): Promise<readonly SignInMethod[]> {
  const { lookup, signal } = parameters
  return (await call(client, startOperation, { body: lookup, signal })).methods
}
