import * as v from 'valibot'
import { get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { openEnum, optional, timestampSchema } from '../schema/primitives.ts'
import { customerSchema } from './customers.ts'

/** An agreement that a customer has to accept. Accepting one agreement never implies another. */
export const agreementSchema = message({
  type: openEnum<'SERVICE_END_USER_TERMS'>(),
  version: v.string(),
  url: v.string(),
})
export type Agreement = v.InferOutput<typeof agreementSchema>

/** Lists the agreements with their current versions, which is what a customer accepts in `updateCustomer`. */
export const listAgreements = get('/customers/agreements', {
  returns: message({ data: v.array(agreementSchema) }),
  owner: 'none',
  access: 'opt-in',
})

/** Returns the service's own end-user terms. Deprecated: `listAgreements` has them and all others. */
export const getEndUserTerms = get('/customers/end-user-terms', {
  returns: message({ version: v.string(), url: v.string() }),
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
export const createKycLink = post('/customers/{customerId}/kyc-link', {
  request: v.optional(v.object({ redirectUri: v.optional(redirectSchema) })),
  returns: { 201: kycLinkSchema },
  redirectField: 'redirectUri',
  idempotent: true,
  access: 'opt-in',
})

const confirmation = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(32)) })

/** Sends a one-time code to the customer's email address. A second call sends a new code. */
export const verifyEmail = post('/customers/{customerId}/verify-email', { returns: null, access: 'opt-in' })

export const confirmEmail = post('/customers/{customerId}/verify-email/confirm', {
  request: confirmation,
  returns: customerSchema,
  answersId: 'customerId',
  access: 'opt-in',
})

/** Sends a one-time code to the customer's phone. A second call sends a new code. */
export const verifyPhone = post('/customers/{customerId}/verify-phone', { returns: null, access: 'opt-in' })

export const confirmPhone = post('/customers/{customerId}/verify-phone/confirm', {
  request: confirmation,
  returns: customerSchema,
  answersId: 'customerId',
  access: 'opt-in',
})

/** Creates customers from a CSV file. The first line of the file names the columns. */
export const importCustomers = post('/customers/bulk/csv', {
  upload: { largestBytes: 10 * 1024 * 1024, types: { 'text/csv': [] } },
  request: v.strictObject({ file: v.instance(File) }),
  returns: { 202: message({ jobId: v.string(), status: openEnum<ImportStatus>() }) },
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

export const getCustomerImport = get('/customers/bulk/jobs/{jobId}', {
  returns: customerImportSchema,
  access: 'platform',
  answersId: false,
})
