import * as v from 'valibot'
import { contactChangeRequestSchema, customerProfileSchema, customerTypes } from '../customer.ts'
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
} from '../customerFields.ts'
import {
  addressRequestSchema,
  agreementConsentsSchema,
  businessInfoRequestSchema,
  businessInfoUpdateSchema,
  countrySchema,
  endUserTermsConsentSchema,
  individualFields,
  statedConsentsSchema,
} from '../customerFields.ts'
import {
  acceptedAgreementSchema,
  businessInfoSchema,
  contactVerificationSchema,
  emailSchema,
  phoneNumberSchema,
  postalAddressSchema,
} from '../returnedCustomer.ts'
import { del, get, patch, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'
import { signedRequestChallengeSchema } from '../signedRequests.ts'

export { type ContactChangeRequest, contactChangeRequestSchema } from '../customer.ts'

const verificationStatuses = ['UNVERIFIED', 'PENDING', 'APPROVED', 'REJECTED', 'HOLD'] as const
const verificationStatusSchema = /* @__PURE__ */ openEnum<(typeof verificationStatuses)[number]>()

/** By currency. The interface does not describe the entries; `null` means the same as an absent entry. */
const requiredFieldsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null))),
)

/** The person or business that a platform acts for. The tax id (`identifier`) is never returned. */
export const customerSchema = message({
  ...customerProfileSchema.entries,
  platformCustomerId: optional(v.string()),
  currencies: optional(v.array(v.string())),
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

export const getCustomer = get('/customers/{customerId}', { returns: customerSchema, access: 'customer' })

/** What only the platform's own back end may say about a customer. */
const platformFields = {
  platformCustomerId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(255))),
  /** The country whose rules apply, such as Strong Customer Authentication. */
  region: v.optional(countrySchema),
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
  ...platformFields,
  ...individualFields,
  /** Required for a business. */
  businessInfo: v.optional(businessInfoRequestSchema),
})
export type CustomerCreateRequest = v.InferInput<typeof customerCreateRequestSchema>

export const createCustomer = post('/customers', {
  request: customerCreateRequestSchema,
  returns: { 201: customerSchema },
  access: 'platform',
})

export const listCustomers = get('/customers', {
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
  returns: page(customerSchema),
  access: 'platform',
})

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
 * the other data of a customer, and adds acceptances of agreements. No signature protects the other data, so once it is
 * verified, only the platform's backend changes it.
 */
export const updateCustomer = patch('/customers/{customerId}', {
  request: v.union([contactChangeRequestSchema, profileChangeRequestSchema]),
  backendRequest: customerUpdateRequestSchema,
  returns: { 200: customerSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  access: 'customer',
  recordsConsent: true,
  openAfterApproval: ['customerType', 'email', 'phoneNumber', 'agreementConsents'],
})

/** Deletes a customer. Another customer may use the `platformCustomerId` and the UMA address afterwards. */
export const deleteCustomer = del('/customers/{customerId}', {
  returns: customerSchema,
  answersId: 'customerId',
  access: 'platform',
})
