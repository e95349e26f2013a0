import * as v from 'valibot'
import { get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, integerSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'

const environmentSchema = openEnum<'SANDBOX' | 'PRODUCTION'>()

/** A coin that the platform issues through a provider. */
export const stablecoinSchema = message({
  id: idSchema,
  name: v.string(),
  symbol: v.string(),
  baseCurrency: v.string(),
  currency: optional(v.string()),
  network: openEnum<'SPARK'>(),
  decimals: v.number(),
  issuanceStatus: openEnum<'PENDING_REVIEW' | 'PROVISIONING' | 'PROVISIONED' | 'REJECTED' | 'FAILED'>(),
  serviceOperationsStatus: openEnum<'NOT_ENABLED' | 'PENDING_APPROVAL' | 'ENABLING' | 'ENABLED' | 'DISABLED'>(),
  networkTokenIdentifier: v.string(),
  provider: openEnum<'BRALE'>(),
  providerTokenIdentifier: v.string(),
  providerEnvironment: environmentSchema,
  stablecoinProviderAccountId: idSchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Stablecoin = v.InferOutput<typeof stablecoinSchema>

/** Coins made for money, or money given back for coins. `amount` is in the coin's smallest unit. */
export const stablecoinOperationSchema = message({
  id: idSchema,
  stablecoinId: idSchema,
  operationType: openEnum<'MINT' | 'BURN'>(),
  status: openEnum<
    'CREATED' | 'PENDING_FUNDING' | 'PENDING_PROVIDER' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'EXPIRED'
  >(),
  amount: integerSchema,
  provider: openEnum<'BRALE'>(),
  providerEnvironment: environmentSchema,
  stablecoinProviderAccountId: idSchema,
  source: optional(message({ type: openEnum<MintSourceType | BurnSourceType>() })),
  destination: optional(message({ accountId: optional(idSchema), rail: optional(v.string()) })),
  /** Where the money for a mint is to be sent; its fields depend on the rail. */
  fundingInstructions: optional(
    message({
      rail: optional(v.string()),
      network: optional(v.string()),
      address: optional(v.string()),
      valueType: optional(v.string()),
    }),
  ),
  estimatedDelivery: optional(
    message({
      rail: optional(v.string()),
      amount: optional(integerSchema),
      currency: optional(v.string()),
      timing: optional(v.string()),
    }),
  ),
  providerStatus: optional(v.string()),
  failureReason: optional(v.string()),
  description: optional(v.string()),
  expiresAt: optional(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type StablecoinOperation = v.InferOutput<typeof stablecoinOperationSchema>

type MintSourceType =
  | 'WIRE'
  | 'ACH_DEBIT'
  | 'SAME_DAY_ACH_DEBIT'
  | 'SERVICE_INTERNAL_ACCOUNT'
  | 'PROVIDER_INTERNAL_BALANCE'
type BurnSourceType = 'EXTERNAL_ACCOUNT' | 'SERVICE_INTERNAL_ACCOUNT' | 'PROVIDER_INTERNAL_BALANCE'

/** The platform's own account at an issuer. Its secret goes in and never comes out. */
export const stablecoinProviderAccountSchema = message({
  id: idSchema,
  provider: openEnum<'BRALE'>(),
  status: openEnum<'ACTIVE' | 'INVALID' | 'REVOKED'>(),
  apiClientId: optional(v.string()),
  providerAccountId: optional(v.string()),
  providerEnvironment: optional(environmentSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type StablecoinProviderAccount = v.InferOutput<typeof stablecoinProviderAccountSchema>

const pageQuery = { limit: v.optional(v.string()), cursor: v.optional(v.string()) }
const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))

export const registerStablecoin = post('/stablecoins', {
  request: message({
    providerTokenIdentifier: textSchema,
    networkTokenIdentifier: textSchema,
    network: v.picklist(['SPARK']),
    stablecoinProviderAccountId: v.optional(idSchema),
  }),
  returns: { 201: stablecoinSchema },
  idempotent: 'required',
  access: 'platform',
})

export const listStablecoins = get('/stablecoins', {
  query: v.object({
    issuanceStatus: v.optional(v.string()),
    serviceOperationsStatus: v.optional(v.string()),
    provider: v.optional(v.string()),
    ...pageQuery,
  }),
  returns: page(stablecoinSchema),
  access: 'platform',
})

export const getStablecoin = get('/stablecoins/{stablecoinId}', { returns: stablecoinSchema, access: 'platform' })

/** Asks the operator to let the service move the coin. Neither source of the interface names the path of this call. */
export const requestStablecoinEnablement = post('/stablecoins/{stablecoinId}/enablement-request', {
  returns: stablecoinSchema,
  answersId: 'stablecoinId',
  access: 'platform',
})

/** Decimal digits: amounts of coins may be longer than a number can hold. */
const coinAmountSchema = v.pipe(v.string(), v.regex(/^[0-9]{1,40}$/), v.regex(/[1-9]/))
const descriptionSchema = v.optional(v.pipe(v.string(), v.maxLength(1_024)))

export const mintStablecoin = post('/stablecoins/{stablecoinId}/mints', {
  request: message({
    amount: coinAmountSchema,
    fundingSource: v.variant('type', [
      message({ type: v.literal('WIRE') }),
      message({ type: v.picklist(['ACH_DEBIT', 'SAME_DAY_ACH_DEBIT']), externalAccountId: idSchema }),
      message({ type: v.literal('SERVICE_INTERNAL_ACCOUNT'), accountId: idSchema }),
      message({
        type: v.literal('PROVIDER_INTERNAL_BALANCE'),
        sourceTokenIdentifier: textSchema,
        cryptoNetwork: textSchema,
      }),
    ]),
    destination: message({ accountId: idSchema }),
    description: descriptionSchema,
  }),
  returns: { 201: stablecoinOperationSchema },
  permission: 'TRANSACT',
  idempotent: 'required',
  access: 'platform',
})

export const burnStablecoin = post('/stablecoins/{stablecoinId}/burns', {
  request: message({
    amount: coinAmountSchema,
    source: v.variant('type', [
      message({ type: v.picklist(['EXTERNAL_ACCOUNT', 'PROVIDER_INTERNAL_BALANCE']) }),
      message({ type: v.literal('SERVICE_INTERNAL_ACCOUNT'), accountId: idSchema }),
    ]),
    destination: message({
      type: v.picklist(['EXTERNAL_ACCOUNT']),
      externalAccountId: idSchema,
      rail: v.picklist(['WIRE', 'ACH_CREDIT', 'SAME_DAY_ACH_CREDIT', 'RTP_CREDIT']),
    }),
    description: descriptionSchema,
  }),
  returns: { 201: stablecoinOperationSchema },
  permission: 'TRANSACT',
  idempotent: 'required',
  access: 'platform',
})

export const listStablecoinOperations = get('/stablecoins/{stablecoinId}/operations', {
  query: v.object({ operationType: v.optional(v.picklist(['MINT', 'BURN'])), ...pageQuery }),
  returns: page(stablecoinOperationSchema),
  access: 'platform',
})

export const getStablecoinOperation = get('/stablecoin-operations/{stablecoinOperationId}', {
  returns: stablecoinOperationSchema,
  access: 'platform',
})

export const linkStablecoinProviderAccount = post('/stablecoin-provider-accounts', {
  request: message({
    provider: v.picklist(['BRALE']),
    apiClientId: textSchema,
    apiClientSecret: textSchema,
    providerAccountId: v.optional(textSchema),
  }),
  returns: { 201: stablecoinProviderAccountSchema },
  idempotent: 'required',
  access: 'platform',
})

export const listStablecoinProviderAccounts = get('/stablecoin-provider-accounts', {
  query: v.object({ provider: v.optional(v.string()), status: v.optional(v.string()), ...pageQuery }),
  returns: page(stablecoinProviderAccountSchema),
  access: 'platform',
})

export const getStablecoinProviderAccount = get('/stablecoin-provider-accounts/{stablecoinProviderAccountId}', {
  returns: stablecoinProviderAccountSchema,
  access: 'platform',
})
