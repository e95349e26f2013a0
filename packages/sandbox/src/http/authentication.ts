import type { Operation, TokenPermission } from '@countersign/core/wire'
import type { SandboxContext } from '../context.ts'
import { digestOf } from '../crypto/digest.ts'
import { base64ToBytes, bytesToHex, bytesToText } from '../crypto/encoding.ts'
import { ServiceError, unauthorized } from './responses.ts'

/** Whose request it is: the platform's, one of its agents', or anyone's. */
export type Caller = { type: 'platform' } | { type: 'agent'; agentId: string } | { type: 'anyone' }

/** The credentials of the platform itself, which may do everything. */
export type PlatformCredentials = { clientId: string; clientSecret: string }

/**
 * Checks the credentials that an operation asks for: the platform's own or those of an API token (HTTP Basic, RFC 7617
 * §2), an agent's access token (HTTP Bearer, RFC 6750 §2.1), or none. Without an operation, the platform's.
 *
 * @throws `ServiceError` 401, and 403 for a token that may not call this.
 */
export async function authenticate(
  context: SandboxContext,
  parameters: { headers: Headers; operation?: Operation | undefined; credentials: PlatformCredentials },
): Promise<Caller> {
  const { headers, operation, credentials } = parameters
  const [scheme = '', value = ''] = (headers.get('Authorization') ?? '').split(' ')
  if (operation?.authentication === 'none') return { type: 'anyone' }
  if (operation?.authentication === 'agent') {
    if (scheme.toLowerCase() !== 'bearer' || value === '') throw unauthorized('The access token of an agent is missing')
    return { type: 'agent', agentId: await findAgent(context, { accessToken: value }) }
  }
  const text = scheme.toLowerCase() === 'basic' ? decode(value) : undefined
  if (text === undefined) throw wrongCredentials()
  if (text !== `${credentials.clientId}:${credentials.clientSecret}`)
    await requireToken(context, { text, permission: operation && permissionFor(operation) })
  return { type: 'platform' }
}

/** Makes a secret of 32 random bytes, in hex. Kept only as its digest, so that it can be shown just once. */
export async function createSecret(): Promise<{ secret: string; digest: string }> {
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  return { secret, digest: await digestOf(secret) }
}

async function findAgent(context: SandboxContext, parameters: { accessToken: string }): Promise<string> {
  const [agent] = context.state.agents.where('tokenDigest', await digestOf(parameters.accessToken))
  if (!agent) throw unauthorized('The access token of the agent is unknown')
  return agent.id
}

async function requireToken(
  context: SandboxContext,
  parameters: { text: string; permission: TokenPermission | undefined },
): Promise<void> {
  const { text, permission } = parameters
  const separator = text.indexOf(':')
  const [token] = context.state.apiTokens.where('clientId', text.slice(0, Math.max(separator, 0)))
  if (!token || token.secretDigest !== (await digestOf(text.slice(separator + 1)))) throw wrongCredentials()
  if (token.expiresAt !== undefined && token.expiresAt <= context.now()) throw unauthorized('The API token is expired')
  if (permission === undefined || token.permissions.includes(permission)) return
  throw new ServiceError({ status: 403, code: 'FORBIDDEN', message: `The API token lacks ${permission}` })
}

function permissionFor({ method, permission }: Operation): TokenPermission {
  return permission ?? (method === 'GET' ? 'VIEW' : 'MANAGE')
}

function wrongCredentials(): ServiceError {
  return unauthorized('The API credentials are missing or wrong')
}

function decode(base64: string): string | undefined {
  try {
    return bytesToText(base64ToBytes(base64))
  } catch {
    return undefined
  }
}
