import type { SandboxContext } from '../context.ts'
import type { Stamp } from '../crypto/stamp.ts'
import { readStamp, verifyStamp } from '../crypto/stamp.ts'
import { ServiceError } from '../http/answers.ts'

/** Accepted instead of a stamp, for callers that test everything but signatures. */
const magicSignature = 'sandbox-valid-signature'

/** The wallet signature of a request, under any accepted header name. */
export function readWalletSignature(context: SandboxContext, parameters: { headers: Headers }): string | undefined {
  for (const name of context.signatureHeaders) {
    const value = parameters.headers.get(name)
    if (value) return value
  }
  return undefined
}

/**
 * Checks that a key which may sign for this account signed exactly this payload. Without `sealedKeyHex` any active
 * session key of the account may.
 *
 * @throws `ServiceError` with one of the `WALLET_SIGNATURE_…` codes.
 */
export async function checkWalletSignature(
  context: SandboxContext,
  parameters: { headers: Headers; payload: string; accountId: string; sealedKeyHex?: string | undefined },
): Promise<void> {
  const { headers, payload, accountId, sealedKeyHex } = parameters
  const value = readWalletSignature(context, { headers })
  if (!value) throw signatureError('MISSING', 'The wallet signature header is absent')
  if (value === magicSignature) return

  const stamp = readStampOrThrow(value)
  const keys = sealedKeyHex ? [sealedKeyHex] : activeSessionKeys(context, { accountId })
  if (!keys.includes(stamp.publicKey.toLowerCase()))
    throw signatureError('INVALID', 'The key of the wallet signature may not sign this')
  if (await verifyStamp(stamp, { payload })) return

  for (const other of otherPayloads(context, { accountId, payload }))
    if (await verifyStamp(stamp, { payload: other }))
      throw signatureError('BODY_MISMATCH', 'The wallet signature covers another payload')
  throw signatureError('INVALID', 'The wallet signature does not verify')
}

/** 401 with a `WALLET_SIGNATURE_…` code. */
export function signatureError(
  kind: 'MISSING' | 'MALFORMED' | 'BODY_MISMATCH' | 'INVALID',
  message: string,
): ServiceError {
  return new ServiceError({ status: 401, code: `WALLET_SIGNATURE_${kind}`, message })
}

function readStampOrThrow(value: string): Stamp {
  try {
    return readStamp(value)
  } catch {
    throw signatureError('MALFORMED', 'The wallet signature is not base64url JSON with publicKey, scheme and signature')
  }
}

function activeSessionKeys(context: SandboxContext, parameters: { accountId: string }): string[] {
  return [...context.state.sessions.values()]
    .filter((session) => session.accountId === parameters.accountId)
    .filter((session) => !session.revoked && session.expiresAt > context.now())
    .map((session) => session.publicKeyHex)
}

/** Everything else this account could have signed by mistake: other pending payloads, or this one re-serialised. */
function otherPayloads(context: SandboxContext, parameters: { accountId: string; payload: string }): string[] {
  const { accountId, payload } = parameters
  const { quotes, signedRequests } = context.state
  const pending = [
    ...[...quotes.values()].filter((quote) => quote.source.accountId === accountId),
    ...[...signedRequests.values()].filter((request) => request.accountId === accountId),
  ].map((record) => record.payloadToSign)
  const reserialised = payload.startsWith('{') ? [JSON.stringify(JSON.parse(payload))] : []
  return [...pending.filter((other) => other !== payload), ...reserialised]
}
