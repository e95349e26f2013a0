import { requestIdHeader } from '@countersign/core/wire'
import type { AnyRequest, SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { dayMs, scheduleForget } from '../due/schedule.ts'
import type { RouteResponse } from '../http/responses.ts'
import { unauthorized } from '../http/responses.ts'
import type { SignedRequestRecord } from '../state/records.ts'
import { checkWalletSignature, readWalletSignature, signatureError } from './walletSignature.ts'

export const signedRequestLifetimeMs = 5 * 60_000

export type StartSignedRequestParameters = Pick<SignedRequestRecord, 'payloadToSign' | 'signer' | 'subject'> & {
  request: AnyRequest
  /** The type of credential it is about, if the operation returns one. */
  type?: string
}

/** Runs the first leg: remembers the request and returns 202 with what to sign. */
export function startSignedRequest(context: SandboxContext, parameters: StartSignedRequestParameters): RouteResponse {
  const { request, type, ...record } = parameters
  const id = context.createId('Request')
  const expiresAt = context.now() + signedRequestLifetimeMs
  const { target, bodyText } = request
  context.state.signedRequests.set(id, { id, target, bodyText, expiresAt, consumed: false, ...record })
  scheduleForget(context, { table: 'signedRequests', id, at: expiresAt + dayMs })
  const { payloadToSign } = record
  return { status: 202, body: { ...(type && { type }), payloadToSign, requestId: id, expiresAt: toIso(expiresAt) } }
}

/** Returns whether this is a later leg: the request names the one that got 202. */
export function isSignedRetry(request: AnyRequest): boolean {
  return request.headers.has(requestIdHeader)
}

/**
 * Confirms a signed retry: the same request, its `Request-Id` and a signature of its payload. The id is used up
 * afterwards; a refused signature does not use it up. Returns what the first leg remembered and, unless the literal was
 * used, the key that signed.
 *
 * @throws `ServiceError` 401.
 */
export async function confirmSignedRequest(
  context: SandboxContext,
  parameters: { request: AnyRequest },
): Promise<Pick<SignedRequestRecord, 'signer' | 'subject'> & { signedBy: string | undefined }> {
  const { target, bodyText, headers } = parameters.request
  if (!readWalletSignature(context, { headers }))
    throw signatureError('MISSING', 'The request carries a Request-Id but no wallet signature')
  const record = findOpenRequest(context, { id: headers.get(requestIdHeader) ?? '', target })
  if (record.bodyText !== bodyText)
    throw signatureError('BODY_MISMATCH', 'The body differs from the one that was answered with 202')
  const { payloadToSign: payload, signer, subject } = record
  const signedBy = await checkWalletSignature(context, { headers, payload, signer })

  // Checked again, because two retries may have verified at the same time.
  findOpenRequest(context, { id: record.id, target })
  record.consumed = true
  return { signer, subject, signedBy }
}

function findOpenRequest(context: SandboxContext, parameters: { id: string; target: string }): SignedRequestRecord {
  const record = context.state.signedRequests.get(parameters.id)
  if (!record) throw unauthorized('The Request-Id is unknown')
  if (record.target !== parameters.target) throw unauthorized('The Request-Id belongs to another request')
  if (record.consumed) throw unauthorized('The Request-Id was already used')
  if (record.expiresAt <= context.now()) throw unauthorized('The Request-Id is expired')
  return record
}
