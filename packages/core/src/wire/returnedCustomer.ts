import * as v from 'valibot'
import type {
  AcceptanceMethod,
  businessSourcesOfFunds,
  businessTypes,
  entityTypes,
  monthlyTransactionCounts,
  monthlyTransactionVolumes,
  purposesOfAccount,
} from './customerFields.ts'
import { message } from './schema/message.ts'
import { openEnum, optional, timestampSchema } from './schema/primitives.ts'

/** An address as browsers accept it in a field of type `email` (HTML §4.10.5.1.5). `v.email` refuses apostrophes. */
export const emailSchema = v.pipe(v.string(), v.rfcEmail(), v.maxLength(254))
export const phoneNumberSchema = v.pipe(v.string(), v.regex(/^\+[1-9]\d{1,14}$/))

/** A postal address as it is returned. */
export const postalAddressSchema = message({
  line1: optional(v.string()),
  line2: optional(v.string()),
  city: optional(v.string()),
  state: optional(v.string()),
  postalCode: optional(v.string()),
  country: optional(v.string()),
})

/** The data of a business as it is returned. */
export const businessInfoSchema = message({
  legalName: optional(v.string()),
  country: optional(v.string()),
  doingBusinessAs: optional(v.string()),
  registrationNumber: optional(v.string()),
  incorporatedOn: optional(v.string()),
  entityType: optional(openEnum<(typeof entityTypes)[number]>()),
  taxId: optional(v.string()),
  countriesOfOperation: optional(v.array(v.string())),
  businessType: optional(openEnum<(typeof businessTypes)[number]>()),
  purposeOfAccount: optional(openEnum<(typeof purposesOfAccount)[number]>()),
  sourceOfFunds: optional(v.string()),
  sourceOfFundsCategories: optional(v.array(openEnum<(typeof businessSourcesOfFunds)[number]>())),
  expectedMonthlyTransactionCount: optional(openEnum<(typeof monthlyTransactionCounts)[number]>()),
  expectedMonthlyTransactionVolume: optional(openEnum<(typeof monthlyTransactionVolumes)[number]>()),
  naicsCode: optional(v.string()),
  primaryContactFirstName: optional(v.string()),
  primaryContactLastName: optional(v.string()),
})

/** The customer's most recent acceptance of an agreement. */
export const acceptedAgreementSchema = message({
  type: openEnum<'SERVICE_END_USER_TERMS'>(),
  termsVersion: v.string(),
  acceptedAt: optional(timestampSchema),
  ipAddress: optional(v.string()),
  acceptanceMethod: optional(openEnum<AcceptanceMethod>()),
})

/** The contact channels that must be verified before the identity check. A channel that is absent needs no verification. */
export const contactVerificationSchema = message({
  email: optional(openEnum<'PENDING' | 'VERIFIED'>()),
  phone: optional(openEnum<'PENDING' | 'VERIFIED'>()),
})
