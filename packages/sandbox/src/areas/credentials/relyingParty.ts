import { parseJson } from '@countersign/core/wire'
import * as v from 'valibot'
import type { SandboxContext } from '../../context.ts'
import { base64ToBytes, bytesToText } from '../../crypto/encoding.ts'

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
  const { origin } = readClientData(parameters.clientDataJSON)
  const isLocal = /^http:\/\/localhost(:\d{1,5})?$/.test(origin)
  return { expectedRPID, expectedOrigin: isLocal ? [origin] : [...origins] }
}

const clientDataSchema = v.object({ challenge: v.string(), origin: v.string() })

/**
 * Reads what the browser recorded about a ceremony (WebAuthn §5.8.1). It is verified with the rest of the response.
 *
 * @throws `Error` when it is not base64url of such an object.
 */
export function readClientData(clientDataJSON: string): v.InferOutput<typeof clientDataSchema> {
  return v.parse(clientDataSchema, parseJson(bytesToText(base64ToBytes(clientDataJSON))))
}
