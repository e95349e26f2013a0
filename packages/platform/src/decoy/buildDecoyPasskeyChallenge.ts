import { encodeBase64Url, encodeHex } from '../encoding.ts'
import type { PresentedPasskeyChallenge } from '../login/challenge.ts'

/** The stated lifetime of an invented challenge, in milliseconds: the same as the service's. */
const challengeLifetimeMs = 5 * 60_000

type DecoyPasskey = {
  readonly method: { readonly id: string; readonly accountId: string }
  readonly decoyKey: CryptoKey
  readonly now: number
}

/**
 * Returns a challenge for a passkey that does not exist. Its WebAuthn id is the same each time, as that of a real one;
 * no authenticator has it.
 */
export async function buildDecoyPasskeyChallenge(parameters: DecoyPasskey): Promise<PresentedPasskeyChallenge> {
  const { method, decoyKey, now } = parameters
  const rawId = await crypto.subtle.sign('HMAC', decoyKey, new TextEncoder().encode(`rawId\n${method.id}`))
  return {
    id: method.id,
    accountId: method.accountId,
    credentialId: encodeBase64Url(new Uint8Array(rawId)),
    challenge: encodeHex(crypto.getRandomValues(new Uint8Array(32))),
    requestId: `Request:${crypto.randomUUID()}`,
    expiresAt: new Date(now + challengeLifetimeMs),
  }
}
