import * as v from 'valibot'
import { get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'

export type VerificationStatus =
  | 'RESOLVE_ERRORS'
  | 'READY_FOR_VERIFICATION'
  | 'IN_PROGRESS'
  | 'PENDING_MANUAL_REVIEW'
  | 'APPROVED'
  | 'REJECTED'

export type VerificationErrorType =
  | 'MISSING_FIELD'
  | 'INVALID_FIELD'
  | `MISSING_${'LEGAL_PRESENCE' | 'CONTROL_STRUCTURE' | 'OWNERSHIP_STRUCTURE' | 'PROOF_OF_ADDRESS' | 'IDENTITY' | 'GOOD_STANDING'}_DOCUMENT`
  | 'MISSING_BENEFICIAL_OWNER'
  | 'MISSING_CONTROL_PERSON'
  | `${'INVALID' | 'EXPIRED' | 'POOR_QUALITY' | 'SUSPECTED_FRAUD' | 'INCOMPLETE' | 'UNREADABLE'}_DOCUMENT`
  | 'WRONG_DOCUMENT_TYPE'
  | 'DOCUMENT_VERIFICATION_FAILED'
  | `APPLICANT_${'SANCTIONED' | 'FRAUD' | 'CRIMINAL_RECORD' | 'REJECTED'}`

/** A problem that has to be resolved before a verification can continue. */
export const verificationErrorSchema = message({
  /** The id of the customer or of a beneficial owner. */
  resourceId: idSchema,
  type: openEnum<VerificationErrorType>(),
  reason: v.string(),
  /** The field that is missing, as a path with dots. */
  field: optional(v.string()),
  acceptedDocumentTypes: optional(v.array(v.string())),
})
export type VerificationError = v.InferOutput<typeof verificationErrorSchema>

export const verificationSchema = message({
  id: idSchema,
  customerId: idSchema,
  verificationStatus: openEnum<VerificationStatus>(),
  errors: v.array(verificationErrorSchema),
  createdAt: timestampSchema,
  updatedAt: optional(timestampSchema),
})
export type Verification = v.InferOutput<typeof verificationSchema>

const verificationRequestSchema = v.strictObject({ customerId: idSchema })

/** Submits a customer for verification. If something is missing, the response lists all of it in `errors`. */
export const createVerification = post('/verifications', {
  request: verificationRequestSchema,
  returns: verificationSchema,
  bodyIds: ['customerId'],
  owner: { body: ({ customerId }: v.InferInput<typeof verificationRequestSchema>) => customerId },
  access: 'opt-in',
})

export const listVerifications = get('/verifications', {
  query: v.object({
    customerId: v.optional(idSchema),
    verificationStatus: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  returns: page(verificationSchema),
  owner: { caller: 'customerId' },
  access: 'opt-in',
})

export const getVerification = get('/verifications/{verificationId}', { returns: verificationSchema, access: 'opt-in' })
