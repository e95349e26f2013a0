import * as v from 'valibot'
import { message } from './schema/message.ts'
import { idSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'

/** An open session. Its signing key is the key the client made for this login; only the public half was ever sent. */
export const sessionSchema = message({
  id: idSchema,
  accountId: idSchema,
  type: openEnum<'EMAIL_OTP' | 'SMS_OTP' | 'PASSKEY' | 'OAUTH'>(),
  nickname: v.string(),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
  expiresAt: timestampSchema,
  /** Deprecated: a key that the service created, encrypted to ours. Only when an uncompressed public key was sent. */
  encryptedSessionSigningKey: optional(v.string()),
})
export type WalletSession = v.InferOutput<typeof sessionSchema>
