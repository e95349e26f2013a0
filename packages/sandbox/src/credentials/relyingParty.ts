import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { SandboxContext } from '../context.ts'

/**
 * Returns the relying party that passkeys belong to (WebAuthn §5.1.2), and the pages that may use them, in the form for
 * clients.
 */
export function describeRelyingParty(context: SandboxContext): { rpId: string; origins: readonly string[] } {
  return context.settings.passkeys ?? { rpId: 'localhost', origins: ['http://localhost'] }
}

/** Without a setting any port of localhost is allowed, so the one in the message is checked. */
export function expectedRelyingParty(context: SandboxContext, parameters: { clientDataJSON: string }) {
  const { rpId: expectedRPID, origins } = describeRelyingParty(context)
  if (context.settings.passkeys) return { expectedRPID, expectedOrigin: [...origins] }
  const { origin } = decodeClientDataJSON(parameters.clientDataJSON)
  const isLocal = /^http:\/\/localhost(:\d{1,5})?$/.test(origin)
  return { expectedRPID, expectedOrigin: isLocal ? [origin] : [...origins] }
}
