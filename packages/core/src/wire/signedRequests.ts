import * as v from 'valibot'
import { id, optional, timestamp } from './schema/primitives.ts'

/**
 * The answer (202) that asks for a signature: sign `payloadToSign` unchanged, then repeat the same request with the
 * stamp and `requestId`. The id works once.
 */
export const signedRequestChallenge = v.looseObject({
  payloadToSign: v.string(),
  requestId: id,
  expiresAt: timestamp,
  type: optional(v.string()),
})
export type SignedRequestChallenge = v.InferOutput<typeof signedRequestChallenge>
