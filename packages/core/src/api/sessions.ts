import { revokeSession as revokeOperation } from '../wire/sessions.ts'
import type { SignedRequestChallenge } from '../wire/signedRequests.ts'
import { type ApiClient, send } from './send.ts'
import { expectStatus, type SignedRetry } from './signedRetry.ts'

/** First leg of ending a session: what to sign. */
export async function requestRevocation(
  client: ApiClient,
  parameters: { sessionId: string; signal?: AbortSignal | undefined },
): Promise<SignedRequestChallenge> {
  const { sessionId, signal } = parameters
  return expectStatus(await send(client.transport, revokeOperation, { path: { sessionId }, signal }), 202)
}

/** Second leg: the session is over. */
export async function confirmRevocation(
  client: ApiClient,
  parameters: { sessionId: string } & SignedRetry,
): Promise<void> {
  const { sessionId, ...retry } = parameters
  expectStatus(await send(client.transport, revokeOperation, { path: { sessionId }, ...retry }), 204)
}
