import * as v from 'valibot'
import { externalAccountSchema } from './externalAccounts.ts'
import { post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { openEnum, optional, timestampSchema } from './schema/primitives.ts'

/**
 * A challenge that proves that the customer owns a wallet: a message that the wallet signs character by character, or a
 * hosted liveness check, which completes without another call.
 */
export const ownershipChallengeSchema = message({
  method: openEnum<'WALLET_SIGNATURE' | 'LIVENESS'>(),
  expiresAt: timestampSchema,
  messageToSign: optional(v.string()),
  verificationLink: optional(v.string()),
  token: optional(v.string()),
})
export type OwnershipChallenge = v.InferOutput<typeof ownershipChallengeSchema>

export const ownershipChallengeRequestSchema = message({ method: v.picklist(['WALLET_SIGNATURE', 'LIVENESS']) })

/** The signature in the form of the wallet's network: hex for EVM, base64 for Bitcoin, base58 for Solana. */
export const ownershipSignatureSchema = message({
  signature: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  signatureScheme: v.optional(v.picklist(['bip137', 'electrum'])),
})

/** Starts to prove that the customer owns a wallet. A new challenge replaces the previous one. */
export const challengeExternalAccount = post('/customers/external-accounts/{externalAccountId}/challenge', {
  request: ownershipChallengeRequestSchema,
  returns: { 201: ownershipChallengeSchema },
  access: 'customer',
})

/** Completes the proof with the signature that `challengeExternalAccount` requested. */
export const verifyExternalAccount = post('/customers/external-accounts/{externalAccountId}/verify', {
  request: ownershipSignatureSchema,
  returns: externalAccountSchema,
  answersId: 'externalAccountId',
  access: 'customer',
})
