import * as v from 'valibot'
import { paymentInstructionSchema } from './paymentInstructions.ts'
import { get, patch, post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { moneySchema } from './schema/money.ts'
import {
  idSchema,
  openEnum,
  optional,
  page,
  timestampSchema,
  uncompressedPublicKeySchema,
} from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'

/** A balance held at the service. `EMBEDDED_WALLET` is the self-custodial one that signs in the browser. */
export const internalAccountSchema = message({
  id: idSchema,
  customerId: optional(idSchema),
  type: openEnum<'EMBEDDED_WALLET' | 'INTERNAL_FIAT' | 'INTERNAL_CRYPTO'>(),
  status: optional(openEnum<'PENDING' | 'ACTIVE' | 'CLOSED' | 'FROZEN' | 'FAILED'>()),
  balance: moneySchema,
  /** Includes what is pending or held. */
  totalBalance: optional(moneySchema),
  /** How money can be sent to it from outside. */
  fundingPaymentInstructions: optional(v.array(paymentInstructionSchema)),
  privateEnabled: optional(v.boolean()),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})
export type InternalAccount = v.InferOutput<typeof internalAccountSchema>

export const listInternalAccounts = get('/internal-accounts', {
  alternativePath: '/customers/internal-accounts',
  query: v.object({
    customerId: v.optional(idSchema),
    type: v.optional(v.string()),
    currency: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  returns: page(internalAccountSchema),
  owner: { caller: 'customerId' },
  access: 'customer',
})

export const fundInternalAccount = post('/sandbox/internal-accounts/{accountId}/fund', {
  request: message({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000_000_000)) }),
  returns: internalAccountSchema,
  owner: 'none',
  permission: 'TRANSACT',
  access: 'platform',
})

/** Turns the wallet's privacy on or off. */
export const updateInternalAccount = patch('/internal-accounts/{accountId}', {
  request: message({ privateEnabled: v.boolean() }),
  returns: { 200: internalAccountSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  access: 'customer',
})

/** Returns the wallet's seed, encrypted to a key that was created for this export alone. */
export const exportWallet = post('/internal-accounts/{accountId}/export', {
  request: message({ clientPublicKey: uncompressedPublicKeySchema }),
  returns: {
    200: message({ id: idSchema, encryptedWalletCredentials: v.pipe(v.string(), v.regex(/./)) }),
    202: signedRequestChallengeSchema,
  },
  answersId: 'accountId',
  walletSignature: 'signed-retry',
  access: 'customer',
})
