import * as v from 'valibot'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'

/** The individual or business that a platform acts for. */
export const customerSchema = message({
  id: idSchema,
  platformCustomerId: optional(v.string()),
  customerType: openEnum<'INDIVIDUAL' | 'BUSINESS'>(),
  region: optional(v.string()),
  currencies: optional(v.array(v.string())),
  email: optional(v.string()),
  phoneNumber: optional(v.string()),
  fullName: optional(v.string()),
  kycStatus: optional(openEnum<'UNVERIFIED' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'HOLD'>()),
  kybStatus: optional(openEnum<'UNVERIFIED' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'HOLD'>()),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})
export type Customer = v.InferOutput<typeof customerSchema>

export const customerCreateRequestSchema = message({
  customerType: v.picklist(['INDIVIDUAL', 'BUSINESS']),
  platformCustomerId: v.optional(v.pipe(v.string(), v.maxLength(255))),
  region: v.optional(v.string()),
  currencies: v.optional(v.array(v.string())),
  email: v.optional(v.pipe(v.string(), v.email())),
  phoneNumber: v.optional(v.pipe(v.string(), v.regex(/^\+[1-9]\d{1,14}$/))),
  fullName: v.optional(v.pipe(v.string(), v.minLength(1))),
})

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
    customerType: v.optional(v.picklist(['INDIVIDUAL', 'BUSINESS'])),
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

const contact = { customerType: v.picklist(['INDIVIDUAL', 'BUSINESS']) }

/** One contact at a time, and nothing else of a customer: the service would take their verification status too. */
export const contactChangeRequestSchema = v.union([
  v.strictObject({ ...contact, email: v.pipe(v.string(), v.email(), v.maxLength(254)) }),
  v.strictObject({ ...contact, phoneNumber: v.pipe(v.string(), v.regex(/^\+[1-9]\d{1,14}$/)) }),
])
export type ContactChangeRequest = v.InferInput<typeof contactChangeRequestSchema>

/** Changes a contact, and every one-time-code credential tied to it, together or not at all. Signed where one is tied. */
export const updateCustomer = defineOperation({
  name: 'updateCustomer',
  method: 'PATCH',
  path: '/customers/{customerId}',
  request: contactChangeRequestSchema,
  responses: { 200: customerSchema, 202: signedRequestChallengeSchema },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  answersId: 'customerId',
  walletSignature: 'signed-retry',
  access: 'customer',
})
