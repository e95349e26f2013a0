import { logout as logoutOperation, type SignInMethod, startLogin as startLoginOperation } from '../wire/platform.ts'
import { type ApiClient, send } from './send.ts'

/** Asks the platform how the person with this email address can sign in. */
export async function startLogin(
  client: ApiClient,
  parameters: { email: string; signal?: AbortSignal | undefined },
): Promise<readonly SignInMethod[]> {
  const { email, signal } = parameters
  return (await send(client.transport, startLoginOperation, { body: { email }, signal })).body.methods
}

/** Ends the platform's own session with this browser. */
export async function logout(client: ApiClient): Promise<void> {
  await send(client.transport, logoutOperation, {})
}
