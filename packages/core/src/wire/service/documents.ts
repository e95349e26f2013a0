import * as v from 'valibot'
import { countrySchema } from '../customerFields.ts'
import { del, get, post, put } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'

/** The types of documents by purpose. A type can serve several purposes. */
export const documentTypesByPurpose = {
  identity: ['PASSPORT', 'DRIVERS_LICENSE', 'NATIONAL_ID'],
  legalPresence: [
    'CERTIFICATE_OF_INCORPORATION',
    'ARTICLES_OF_INCORPORATION',
    'ARTICLES_OF_ASSOCIATION',
    'STATE_REGISTRY_EXCERPT',
  ],
  controlStructure: ['DIRECTOR_REGISTRY', 'TRUST_AGREEMENT', 'STATE_COMPANY_REGISTRY', 'PARTNERSHIP_CONTROL_AGREEMENT'],
  ownershipStructure: ['SHAREHOLDER_REGISTER', 'TRUST_AGREEMENT', 'PARTNERSHIP_AGREEMENT'],
  proofOfAddress: ['UTILITY_BILL', 'RENT_OR_LEASE_AGREEMENT', 'ELECTRICITY_BILL', 'BANK_STATEMENT', 'TAX_RETURN'],
  other: [
    ...['PROOF_OF_ADDRESS', 'GOOD_STANDING_CERTIFICATE', 'INFORMATION_STATEMENT', 'INCUMBENCY_CERTIFICATE'],
    ...['BUSINESS_LICENSE', 'POWER_OF_ATTORNEY', 'SELFIE', 'OTHER'],
  ],
} as const
export type DocumentType = (typeof documentTypesByPurpose)[keyof typeof documentTypesByPurpose][number]

/** Documents that have two sides, which are uploaded separately. */
export const twoSidedDocumentTypes = ['DRIVERS_LICENSE', 'NATIONAL_ID'] as const
export const documentSides = ['FRONT', 'BACK'] as const

/** The codes with which an upload is refused with status 400. `DOCUMENT_REJECTED` has status 422. */
export const documentRejectionCodes = [
  ...['LOW_QUALITY', 'DATA_MISMATCH', 'EXPIRED', 'SUSPECTED_FRAUD', 'UNSUITABLE_DOCUMENT', 'INCOMPLETE'],
] as const

/** 10 MB. */
export const largestDocumentBytes = 10 * 1024 * 1024

/** The accepted media types, each with the bytes that such a file begins with. */
export const documentFileTypes = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

/** An uploaded document without its file, which cannot be downloaded. */
export const documentSchema = message({
  id: idSchema,
  /** The `Customer` or the `BeneficialOwner` that it is about. */
  documentHolder: idSchema,
  documentType: openEnum<DocumentType>(),
  country: v.string(),
  fileName: v.string(),
  side: optional(openEnum<(typeof documentSides)[number]>()),
  documentNumber: optional(v.string()),
  issuingAuthority: optional(v.string()),
  createdAt: timestampSchema,
  updatedAt: optional(timestampSchema),
})
export type Document = v.InferOutput<typeof documentSchema>

/* @__NO_SIDE_EFFECTS__ */
function uploadFields() {
  const documentTypes = Object.values(documentTypesByPurpose).flat()
  const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
  return {
    documentType: v.picklist(documentTypes),
    country: countrySchema,
    side: v.optional(v.picklist(documentSides)),
    documentNumber: v.optional(textSchema),
    issuingAuthority: v.optional(textSchema),
    /** The last part of the form, because the relay checks all other fields before it forwards the file. */
    file: v.pipe(v.instance(File), v.minSize(1), v.maxSize(largestDocumentBytes)),
  }
}

export const documentCreateRequestSchema = v.strictObject({ documentHolder: idSchema, ...uploadFields() })
export type DocumentCreateRequest = v.InferInput<typeof documentCreateRequestSchema>

export const createDocument = post('/documents', {
  upload: { largestBytes: largestDocumentBytes, types: documentFileTypes },
  request: documentCreateRequestSchema,
  returns: { 201: documentSchema },
  bodyIds: ['documentHolder'],
  owner: { body: ({ documentHolder }: DocumentCreateRequest) => documentHolder },
  access: 'opt-in',
})

export const listDocuments = get('/documents', {
  query: v.object({
    documentHolder: v.optional(idSchema),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  returns: page(documentSchema),
  owner: { query: ['documentHolder'] },
  access: 'opt-in',
})

export const getDocument = get('/documents/{documentId}', { returns: documentSchema, access: 'opt-in' })

/** Replaces a document of the same holder. */
export const replaceDocument = put('/documents/{documentId}', {
  upload: { largestBytes: largestDocumentBytes, types: documentFileTypes },
  request: v.strictObject(uploadFields()),
  returns: documentSchema,
  access: 'opt-in',
})

export const deleteDocument = del('/documents/{documentId}', { returns: null, access: 'opt-in' })
