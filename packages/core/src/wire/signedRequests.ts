import * as v from 'valibot'
import { message } from './schema/message.ts'
import { idSchema, optional, timestampSchema } from './schema/primitives.ts'

/**
 * The response (202) that requests a signature: sign `payloadToSign` unchanged, then repeat the same request with the
 * stamp and `requestId`. The id works once.
 */
export const signedRequestChallengeSchema = message({
  payloadToSign: v.string(),
  requestId: idSchema,
  expiresAt: timestampSchema,
  type: optional(v.string()),
})
export type SignedRequestChallenge = v.InferOutput<typeof signedRequestChallengeSchema>
