import {
  listSessions as listOperation,
  refreshSession as refreshOperation,
  revokeSession as revokeOperation,
  type WalletSession,
} from '../wire/sessions.ts'
import { type ApiClient, send } from './send.ts'
import type { Signing } from './signedRetry.ts'

/** The open sessions of one account, on all devices. */
export async function listSessions(
  client: ApiClient,
  parameters: { accountId: string; signal?: AbortSignal | undefined },
): Promise<readonly WalletSession[]> {
  const { accountId, signal } = parameters
  return (await send(client.transport, listOperation, { query: { accountId }, signal })).body.data
}

/** Ends a session; 202 asks for a signature first. */
export function revokeSession(client: ApiClient, parameters: { sessionId: string } & Signing) {
  const { sessionId, ...signing } = parameters
  return send(client.transport, revokeOperation, { path: { sessionId }, ...signing })
}

/** Opens a session for a new key in place of an open one; 202 asks for a signature first. */
export function refreshSession(client: ApiClient, parameters: { sessionId: string; publicKeyHex: string } & Signing) {
  const { sessionId, publicKeyHex: clientPublicKey, ...signing } = parameters
  return send(client.transport, refreshOperation, { path: { sessionId }, body: { clientPublicKey }, ...signing })
}
