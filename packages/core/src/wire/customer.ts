import * as v from 'valibot'
import { emailSchema, phoneNumberSchema } from './returnedCustomer.ts'
import { get, patch } from './schema/describe.ts'
import { extend, message } from './schema/message.ts'
import { idSchema, openEnum, optional } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'

export const customerTypes = ['INDIVIDUAL', 'BUSINESS'] as const

/**
 * Who a customer is, as far as a page needs it. What they earn and own, and what a check of their identity found, is read by no
 * page: that is in `customerSchema`, which backends read.
 */
export const customerProfileSchema = message({
  id: idSchema,
  customerType: openEnum<'INDIVIDUAL' | 'BUSINESS'>(),
  region: optional(v.string()),
  email: optional(v.string()),
  phoneNumber: optional(v.string()),
  umaAddress: optional(v.string()),
  fullName: optional(v.string()),
  birthDate: optional(v.string()),
  nationality: optional(v.string()),
})
export type CustomerProfile = v.InferOutput<typeof customerProfileSchema>

/** The part of `getCustomer` that pages read. */
export const getCustomerProfile = get('/customers/{customerId}', { returns: customerProfileSchema, access: 'customer' })

const contact = { customerType: v.picklist(customerTypes) }

/** One contact at a time: each has credentials of its own that are tied to it. */
export const contactChangeRequestSchema = v.union([
  v.strictObject(extend(contact, { email: emailSchema })),
  v.strictObject(extend(contact, { phoneNumber: phoneNumberSchema })),
])
export type ContactChangeRequest = v.InferInput<typeof contactChangeRequestSchema>

/**
 * The part of `updateCustomer` that changes a contact, for pages.
 */
export const updateCustomerContact = patch('/customers/{customerId}', {
  request: contactChangeRequestSchema,
  returns: { 200: customerProfileSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  access: 'customer',
})
