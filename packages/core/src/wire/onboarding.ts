import * as v from 'valibot'
import { customerSchema } from './customers.ts'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { openEnum, optional, timestampSchema } from './schema/primitives.ts'

/** An agreement that a customer has to accept. Accepting one agreement never implies another. */
export const agreementSchema = message({
  type: openEnum<'SERVICE_END_USER_TERMS'>(),
  version: v.string(),
  url: v.string(),
})
export type Agreement = v.InferOutput<typeof agreementSchema>

/** Lists the agreements with their current versions, which is what a customer accepts in `updateCustomer`. */
export const listAgreements = defineOperation({
  name: 'listAgreements',
  method: 'GET',
  path: '/customers/agreements',
  responses: { 200: message({ data: v.array(agreementSchema) }) },
  owner: 'none',
  access: 'opt-in',
})

/** Returns the service's own end-user terms. Deprecated: `listAgreements` has them and all others. */
export const getEndUserTerms = defineOperation({
  name: 'getEndUserTerms',
  method: 'GET',
  path: '/customers/end-user-terms',
  responses: { 200: message({ version: v.string(), url: v.string() }) },
  owner: 'none',
  access: 'opt-in',
})

/** The link to the hosted identity check. It works once, and earlier links stay valid. */
export const kycLinkSchema = message({
  kycUrl: v.string(),
  expiresAt: timestampSchema,
  provider: openEnum<'SUMSUB'>(),
  /** Embeds the check in a page, if the provider supports that. */
  token: optional(v.string()),
})
export type KycLink = v.InferOutput<typeof kycLinkSchema>

/** Where the check leads back to. Only a page under development, on the machine itself, is without TLS. */
const redirectSchema = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.url(),
  v.regex(/^(https:|http:\/\/(localhost|[^/?#@\\]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?#]|$))/i),
)

/** Creates a new link to the hosted identity check of an individual or a business. */
export const createKycLink = defineOperation({
  name: 'createKycLink',
  method: 'POST',
  path: '/customers/{customerId}/kyc-link',
  request: v.optional(v.object({ redirectUri: v.optional(redirectSchema) })),
  responses: { 201: kycLinkSchema },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  redirectField: 'redirectUri',
  idempotent: true,
  access: 'opt-in',
})

const confirmation = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(32)) })

/** Sends a one-time code to the customer's email address. A second call sends a new code. */
export const verifyEmail = defineOperation({
  name: 'verifyEmail',
  method: 'POST',
  path: '/customers/{customerId}/verify-email',
  responses: { 204: null },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  access: 'opt-in',
})

export const confirmEmail = defineOperation({
  name: 'confirmEmail',
  method: 'POST',
  path: '/customers/{customerId}/verify-email/confirm',
  request: confirmation,
  responses: { 200: customerSchema },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  answersId: 'customerId',
  access: 'opt-in',
})

/** Sends a one-time code to the customer's phone. A second call sends a new code. */
export const verifyPhone = defineOperation({
  name: 'verifyPhone',
  method: 'POST',
  path: '/customers/{customerId}/verify-phone',
  responses: { 204: null },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  access: 'opt-in',
})

export const confirmPhone = defineOperation({
  name: 'confirmPhone',
  method: 'POST',
  path: '/customers/{customerId}/verify-phone/confirm',
  request: confirmation,
  responses: { 200: customerSchema },
  ids: { customerId: 'Customer' },
  owner: { path: 'customerId' },
  answersId: 'customerId',
  access: 'opt-in',
})

/** Creates customers from a CSV file. The first line of the file names the columns. */
export const importCustomers = defineOperation({
  name: 'importCustomers',
  method: 'POST',
  path: '/customers/bulk/csv',
  upload: { largestBytes: 10 * 1024 * 1024, types: { 'text/csv': [] } },
  request: v.strictObject({ file: v.instance(File) }),
  responses: { 202: message({ jobId: v.string(), status: openEnum<ImportStatus>() }) },
  owner: 'none',
  access: 'platform',
})

type ImportStatus = 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED'

/** The progress of an import. `errors` has one entry for each line from which no customer was created. */
export const customerImportSchema = message({
  id: optional(v.string()),
  jobId: v.string(),
  status: openEnum<ImportStatus>(),
  progress: optional(
    message({
      total: optional(v.number()),
      processed: optional(v.number()),
      successful: optional(v.number()),
      failed: optional(v.number()),
    }),
  ),
  errors: optional(
    v.array(
      message({
        correlationId: optional(v.string()),
        error: optional(message({ code: v.string(), message: optional(v.string()) })),
      }),
    ),
  ),
  createdAt: optional(timestampSchema),
  completedAt: optional(timestampSchema),
})
export type CustomerImport = v.InferOutput<typeof customerImportSchema>

export const getCustomerImport = defineOperation({
  name: 'getCustomerImport',
  method: 'GET',
  path: '/customers/bulk/jobs/{jobId}',
  responses: { 200: customerImportSchema },
  ids: { jobId: 'ImportJob' },
  owner: 'none',
  access: 'platform',
})
