import { requestIdHeader } from '@countersign/core/wire'
import type { SandboxContext } from '../context.ts'
import type { Stamp } from '../crypto/stamp.ts'
import { readStamp, verifyStamp } from '../crypto/stamp.ts'
import { ServiceError } from '../http/responses.ts'
import { signerKeys } from '../state/signerKeys.ts'
import { quotePayloadOf } from './payload.ts'
import type { Signer } from './signers.ts'
import { keysOf, walletsOf } from './signers.ts'

/** Accepted instead of a stamp, for callers that test everything but signatures. */
const magicSignature = 'sandbox-valid-signature'

/** The wallet signature of a request, under any accepted header name. */
export function readWalletSignature(context: SandboxContext, parameters: { headers: Headers }): string | undefined {
  for (const name of context.settings.signatureHeaders) {
    const value = parameters.headers.get(name)
    if (value) return value
  }
  return undefined
}

/**
 * Checks that one of the allowed keys signed exactly this payload, and returns which: compressed hex, or `undefined`
 * for the literal that stands for any of them.
 *
 * @throws `ServiceError` with one of the `WALLET_SIGNATURE_…` codes.
 */
export async function checkWalletSignature(
  context: SandboxContext,
  parameters: { headers: Headers; payload: string; signer: Signer },
): Promise<string | undefined> {
  const { headers, payload, signer } = parameters
  const value = readWalletSignature(context, { headers })
  if (!value) throw signatureError('MISSING', 'The wallet signature header is absent')
  if (value === magicSignature) return undefined

  const stamp = readStampOrThrow(value)
  const keyHex = stamp.publicKey.toLowerCase()
  if (!keysOf(context, { signer }).includes(keyHex))
    throw signatureError('INVALID', 'The key of the wallet signature may not sign this')
  if (await verifyStamp(stamp, { payload })) return keyHex

  for (const other of otherPayloads(context, { payload, signer }))
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

/**
 * Refuses a signature on the first leg, for operations that do not ignore it there.
 *
 * @throws `ServiceError` `REQUEST_ID_MISSING` for a signature that names no request.
 */
export function refuseSignatureWithoutRequestId(context: SandboxContext, parameters: { headers: Headers }): void {
  if (parameters.headers.has(requestIdHeader) || !readWalletSignature(context, parameters)) return
  throw new ServiceError({
    status: 401,
    code: 'REQUEST_ID_MISSING',
    message: 'The request carries a wallet signature but no Request-Id',
  })
}

function readStampOrThrow(value: string): Stamp {
  try {
    return readStamp(value)
  } catch {
    throw signatureError('MALFORMED', 'The wallet signature is not base64url JSON with publicKey, scheme and signature')
  }
}

/** Everything else that could have been signed by mistake: other pending payloads, or this one re-serialised. */
function otherPayloads(context: SandboxContext, parameters: { payload: string; signer: Signer }): string[] {
  const { payload, signer } = parameters
  const { quotes, signedRequests } = context.state
  const accountIds = walletsOf(context, { signer })
  const sessionIds = accountIds.flatMap((id) => context.state.sessions.where('accountId', id).map((one) => one.id))
  const keys = [...accountIds, ...sessionIds, ...signerKeys(signer)]
  const requests = new Set(keys.flatMap((key) => signedRequests.where('signer', key)))
  const ofQuotes = accountIds
    .flatMap((id) => quotes.where('accountId', id))
    .flatMap((quote) => quotePayloadOf(quote) ?? [])
  const pending = [...ofQuotes, ...[...requests].map((record) => record.payloadToSign)]
  const reserialised = payload.startsWith('{') ? [JSON.stringify(JSON.parse(payload))] : []
  return [...pending.filter((other) => other !== payload), ...reserialised]
}
