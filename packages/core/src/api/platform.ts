import {
  logout as logoutOperation,
  type PasskeyRegistrationOptions,
  beginPasskeyRegistration as registrationOperation,
  type SignInMethod,
  startLogin as startLoginOperation,
} from '../wire/platform.ts'
import type { OperationRequest } from '../wire/schema/operation.ts'
import { type ApiClient, send } from './send.ts'

/** Who wants to sign in: what they typed, the passkey their device remembers, or what their provider says. */
export type LoginLookup = OperationRequest<typeof startLoginOperation>

/** Asks the platform how this person can sign in. */
export async function startLogin(
  client: ApiClient,
  parameters: { lookup: LoginLookup; signal?: AbortSignal | undefined },
): Promise<readonly SignInMethod[]> {
  const { lookup, signal } = parameters
  return (await send(client.transport, startLoginOperation, { body: lookup, signal })).body.methods
}

/** Ends the platform's own session with this browser. */
export async function logout(client: ApiClient): Promise<void> {
  await send(client.transport, logoutOperation, {})
}

/** Asks the platform for a challenge to make a passkey with. It works once, for five minutes. */
export async function beginPasskeyRegistration(
  client: ApiClient,
  parameters: { accountId: string; signal?: AbortSignal | undefined },
): Promise<PasskeyRegistrationOptions> {
  const { accountId, signal } = parameters
  return (await send(client.transport, registrationOperation, { body: { accountId }, signal })).body
}
