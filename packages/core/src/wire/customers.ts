import * as v from 'valibot'
import type {
  annualIncomeRanges,
  idTypes,
  individualSourcesOfFunds,
  monthlyTransactionCounts,
  monthlyTransactionVolumes,
  netWorthRanges,
  pepStatuses,
  purposesOfAccount,
  sourcesOfWealth,
} from './customerFields.ts'
import {
  acceptedAgreementSchema,
  addressRequestSchema,
  agreementConsentsSchema,
  businessInfoRequestSchema,
  businessInfoSchema,
  businessInfoUpdateSchema,
  contactVerificationSchema,
  emailSchema,
  endUserTermsConsentSchema,
  individualFields,
  phoneNumberSchema,
  postalAddressSchema,
  statedConsentsSchema,
} from './customerFields.ts'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'

const verificationStatuses = ['UNVERIFIED', 'PENDING', 'APPROVED', 'REJECTED', 'HOLD'] as const
const verificationStatusSchema = /* @__PURE__ */ openEnum<(typeof verificationStatuses)[number]>()

/** By currency. The interface does not describe the entries; `null` means the same as an absent entry. */
const requiredFieldsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null))),
)

/** The person or business that a platform acts for. The tax id (`identifier`) is never returned. */
export const customerSchema = message({
  id: idSchema,
  platformCustomerId: optional(v.string()),
  customerType: openEnum<'INDIVIDUAL' | 'BUSINESS'>(),
  region: optional(v.string()),
  currencies: optional(v.array(v.string())),
  email: optional(v.string()),
  phoneNumber: optional(v.string()),
  umaAddress: optional(v.string()),
  fullName: optional(v.string()),
  birthDate: optional(v.string()),
  nationality: optional(v.string()),
  address: optional(postalAddressSchema),
  idType: optional(openEnum<(typeof idTypes)[number]>()),
  countryOfIssuance: optional(v.string()),
  sourceOfFundsCategories: optional(v.array(openEnum<(typeof individualSourcesOfFunds)[number]>())),
  sourceOfWealthCategories: optional(v.array(openEnum<(typeof sourcesOfWealth)[number]>())),
  purposeOfAccount: optional(openEnum<(typeof purposesOfAccount)[number]>()),
  expectedMonthlyTransactionCount: optional(openEnum<(typeof monthlyTransactionCounts)[number]>()),
  expectedMonthlyTransactionVolume: optional(openEnum<(typeof monthlyTransactionVolumes)[number]>()),
  annualIncomeRange: optional(openEnum<(typeof annualIncomeRanges)[number]>()),
  netWorthRange: optional(openEnum<(typeof netWorthRanges)[number]>()),
  pepStatus: optional(openEnum<(typeof pepStatuses)[number]>()),
  businessInfo: optional(businessInfoSchema),
  kycStatus: optional(verificationStatusSchema),
  kybStatus: optional(verificationStatusSchema),
  /** Channels that the identity check requires. Absent: none. */
  contactVerification: optional(contactVerificationSchema),
  /** The fields that the customer needs for each currency. */
  providerRequiredCustomerFields: optional(requiredFieldsSchema),
  /** The most recent acceptance of each agreement. */
  agreementConsents: optional(v.array(acceptedAgreementSchema)),
  isDeleted: optional(v.boolean()),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})
export type Customer = v.InferOutput<typeof customerSchema>

const customerTypes = ['INDIVIDUAL', 'BUSINESS'] as const

/** What only the platform's own back end may say about a customer. */
const platformFields = {
  region: v.optional(v.string()),
  currencies: v.optional(v.array(v.string())),
  email: v.optional(emailSchema),
  phoneNumber: v.optional(phoneNumberSchema),
  umaAddress: v.optional(v.pipe(v.string(), v.maxLength(255), v.regex(/^\$[a-z0-9._+-]+@[a-z0-9.-]+$/i))),
  /** Set by platforms that verify their customers themselves. */
  kycStatus: v.optional(v.picklist(verificationStatuses)),
  kybStatus: v.optional(v.picklist(verificationStatuses)),
  endUserTermsConsent: v.optional(endUserTermsConsentSchema),
  agreementConsents: v.optional(agreementConsentsSchema),
}

export const customerCreateRequestSchema = message({
  customerType: v.picklist(customerTypes),
  platformCustomerId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(255))),
  ...platformFields,
  ...individualFields,
  /** Required for a business. */
  businessInfo: v.optional(businessInfoRequestSchema),
})
export type CustomerCreateRequest = v.InferInput<typeof customerCreateRequestSchema>

export const createCustomer = defineOperation({
  name: 'createCustomer',
  method: 'POST',
  path: '/customers',
  request: customerCreateRequestSchema,
  responses: { 201: customerSchema },
  owner: 'none',
  access: 'platform',
})

export const listCustomers = defineOperation({
  name: 'listCustomers',
  method: 'GET',
  path: '/customers',
  query: v.object({
    platformCustomerId: v.optional(v.string()),
    customerType: v.optional(v.picklist(customerTypes)),
    region: v.optional(v.string()),
    currency: v.optional(v.string()),
    umaAddress: v.optional(v.string()),
    createdAfter: v.optional(v.string()),
    createdBefore: v.optional(v.string()),
    updatedAfter: v.optional(v.string()),
    updatedBefore: v.optional(v.string()),
    isIncludingDeleted: v.optional(v.picklist(['true', 'false'])),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  responses: { 200: page(customerSchema) },
  owner: 'none',
  access: 'platform',
})

export const getCustomer = defineOperation({
  name: 'getCustomer',
  method: 'GET',
  path: '/customers/{customerId}',
  responses: { 200: customerSchema },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  answersId: 'customerId',
  access: 'customer',
})

const contact = { customerType: v.picklist(customerTypes) }

/** One contact at a time: each has credentials of its own that are tied to it. */
export const contactChangeRequestSchema = v.union([
  v.strictObject({ ...contact, email: emailSchema }),
  v.strictObject({ ...contact, phoneNumber: phoneNumberSchema }),
])
export type ContactChangeRequest = v.InferInput<typeof contactChangeRequestSchema>

/**
 * What customers may change about themselves. Only the platform may change the rest: the service would accept a
 * verification status from any caller, and another region would switch Strong Customer Authentication off.
 */
export const profileChangeRequestSchema = v.union([
  v.pipe(
    v.strictObject({
      customerType: v.literal('INDIVIDUAL'),
      ...individualFields,
      agreementConsents: v.optional(statedConsentsSchema),
    }),
    v.check((fields) => saysSomething(fields)),
  ),
  v.pipe(
    v.strictObject({
      customerType: v.literal('BUSINESS'),
      address: v.optional(addressRequestSchema),
      businessInfo: v.optional(v.strictObject(businessInfoUpdateSchema.entries)),
      agreementConsents: v.optional(statedConsentsSchema),
    }),
    v.check((fields) => saysSomething(fields)),
  ),
])

function saysSomething(fields: object): boolean {
  return Object.keys(fields).length > 1
}

export type ProfileChangeRequest = v.InferInput<typeof profileChangeRequestSchema>

/** What the platform's own back end may change. Fields that are left out stay as they are. */
export const customerUpdateRequestSchema = message({
  customerType: v.picklist(customerTypes),
  ...platformFields,
  ...individualFields,
  businessInfo: v.optional(businessInfoUpdateSchema),
})
export type CustomerUpdateRequest = v.InferInput<typeof customerUpdateRequestSchema>

/**
 * Changes a contact together with every one-time-code credential that is tied to it, which needs a signature. Or changes
 * the other data of a customer, and adds acceptances of agreements.
 */
export const updateCustomer = defineOperation({
  name: 'updateCustomer',
  method: 'PATCH',
  path: '/customers/{customerId}',
  request: v.union([contactChangeRequestSchema, profileChangeRequestSchema]),
  backendRequest: customerUpdateRequestSchema,
  responses: { 200: customerSchema, 202: signedRequestChallengeSchema },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  answersId: 'customerId',
  walletSignature: 'signed-retry',
  recordsConsent: true,
  access: 'customer',
})

/** Deletes a customer. Another customer may use the `platformCustomerId` and the UMA address afterwards. */
export const deleteCustomer = defineOperation({
  name: 'deleteCustomer',
  method: 'DELETE',
  path: '/customers/{customerId}',
  responses: { 200: customerSchema },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  answersId: 'customerId',
  access: 'platform',
})
