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
  businessInfoSchema,
  contactVerificationSchema,
  emailSchema,
  phoneNumberSchema,
  postalAddressSchema,
} from './returnedCustomer.ts'
import { get, patch } from './schema/describe.ts'
import { extend, message } from './schema/message.ts'
import { idSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'

export const customerTypes = ['INDIVIDUAL', 'BUSINESS'] as const
export const verificationStatuses = ['UNVERIFIED', 'PENDING', 'APPROVED', 'REJECTED', 'HOLD'] as const
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

export const getCustomer = get('/customers/{customerId}', { returns: customerSchema, access: 'customer' })

const contact = { customerType: v.picklist(customerTypes) }

/** One contact at a time: each has credentials of its own that are tied to it. */
export const contactChangeRequestSchema = v.union([
  v.strictObject(extend(contact, { email: emailSchema })),
  v.strictObject(extend(contact, { phoneNumber: phoneNumberSchema })),
])
export type ContactChangeRequest = v.InferInput<typeof contactChangeRequestSchema>

/**
 * The part of `updateCustomer` that changes a contact. A page that does only this does not load the fields and formats of
 * everything else about customers.
 */
export const updateCustomerContact = patch('/customers/{customerId}', {
  request: contactChangeRequestSchema,
  returns: { 200: customerSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  access: 'customer',
})
