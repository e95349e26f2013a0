import type {
  DocumentType,
  documentSides,
  ownerRoles,
  VerificationError,
  VerificationStatus,
} from '@countersign/core/wire'

/** How far the verification of a customer or an owner is. */
export type KycStatus = 'UNVERIFIED' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'HOLD'

/** One acceptance of an agreement; a customer has the most recent one of each type. */
export type ConsentRecord = {
  type: string
  termsVersion: string
  acceptedAt: string
  ipAddress: string
  acceptanceMethod: string
}

/** The code that a contact channel waits for. `id` is the customer's and the channel. */
export type ContactCodeRecord = { id: string; expiresAt: number; wrongAttempts: number }

/** A link to the hosted identity check. `id` is its token. */
export type KycLinkRecord = {
  id: string
  customerId: string
  redirectUri?: string | undefined
  expiresAt: number
  used: boolean
}

export type BeneficialOwnerRecord = {
  id: string
  customerId: string
  roles: readonly (typeof ownerRoles)[number][]
  ownershipPercentage: number
  personalInfo: {
    firstName: string
    lastName: string
    nationality: string
    identifier: string
    [field: string]: unknown
  }
  kycStatus: KycStatus
  createdAt: number
  updatedAt: number
}

/** The file itself is not kept. */
export type DocumentRecord = {
  id: string
  documentHolder: string
  documentType: DocumentType
  country: string
  fileName: string
  side?: (typeof documentSides)[number] | undefined
  documentNumber?: string | undefined
  issuingAuthority?: string | undefined
  createdAt: number
  updatedAt: number
}

export type VerificationRecord = {
  id: string
  customerId: string
  verificationStatus: VerificationStatus
  errors: readonly VerificationError[]
  createdAt: number
  updatedAt: number
}

/** An import of customers from a file; `id` is the job's. */
export type ImportRecord = {
  id: string
  /** What each line says, by the names of its columns. Empty once they were created. */
  rows: readonly Readonly<Record<string, string>>[]
  total: number
  errors: readonly { correlationId: string; error: { code: string; message: string } }[]
  createdAt: number
  completedAt?: number | undefined
}
