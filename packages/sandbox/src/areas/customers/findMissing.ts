import type { VerificationError, VerificationErrorType } from '@countersign/core/wire'
import { documentTypesByPurpose, lookUp, twoSidedDocumentTypes } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import type { BeneficialOwnerRecord, DocumentRecord } from '../../state/onboardingRecords.ts'
import type { CustomerRecord } from '../../state/records.ts'
import { hasAcceptedTerms } from './agreements.ts'

const individualFields = ['fullName', 'birthDate', 'nationality', 'address'] as const
const businessFields = [
  ...['registrationNumber', 'entityType', 'countriesOfOperation', 'businessType', 'purposeOfAccount'],
  ...['expectedMonthlyTransactionCount', 'expectedMonthlyTransactionVolume'],
] as const

/** A business needs one document for each of these purposes. */
const businessDocuments = [
  { type: 'MISSING_LEGAL_PRESENCE_DOCUMENT', accepted: documentTypesByPurpose.legalPresence },
  { type: 'MISSING_CONTROL_STRUCTURE_DOCUMENT', accepted: documentTypesByPurpose.controlStructure },
  { type: 'MISSING_OWNERSHIP_STRUCTURE_DOCUMENT', accepted: documentTypesByPurpose.ownershipStructure },
  {
    type: 'MISSING_PROOF_OF_ADDRESS_DOCUMENT',
    accepted: [...documentTypesByPurpose.proofOfAddress, 'PROOF_OF_ADDRESS'],
  },
] as const

/** Every person who owns at least this percentage of a business must be named. */
const namedOwnership = 25

/** Lists everything that is missing for the verification of a customer. An empty list means a complete submission. */
export function findMissing(context: SandboxContext, parameters: { customer: CustomerRecord }): VerificationError[] {
  const { customer } = parameters
  const common = findMissingOfAnyType(context, { customer })
  return customer.customerType === 'INDIVIDUAL'
    ? [...common, ...findMissingOfIndividual(context, { customer })]
    : [...common, ...findMissingOfBusiness(context, { customer })]
}

function findMissingOfAnyType(context: SandboxContext, { customer }: { customer: CustomerRecord }) {
  const channels = Object.entries(customer.contactVerification ?? {})
  return [
    ...channels
      .filter(([, status]) => status === 'PENDING')
      .map(([channel]) => missingField(customer.id, `contactVerification.${channel}`)),
    ...(hasAcceptedTerms(context, { customer }) ? [] : [missingField(customer.id, 'agreementConsents')]),
  ]
}

function findMissingOfIndividual(context: SandboxContext, { customer }: { customer: CustomerRecord }) {
  // Customers of other regions do not have these numbers.
  const names = customer.region === 'US' ? [...individualFields, 'idType', 'identifier'] : individualFields
  return [
    ...names.filter((name) => lookUp(customer, name) === undefined).map((name) => missingField(customer.id, name)),
    ...findMissingIdentity(context, { holder: customer.id, needed: 1, accepted: documentTypesByPurpose.identity }),
  ]
}

function findMissingOfBusiness(context: SandboxContext, { customer }: { customer: CustomerRecord }) {
  const businessInfo = (customer.businessInfo ?? {}) as Readonly<Record<string, unknown>>
  const { sourceOfFunds, sourceOfFundsCategories } = businessInfo
  const missing = businessFields.filter((name) => lookUp(businessInfo, name) === undefined)
  const names = (sourceOfFunds ?? sourceOfFundsCategories) ? missing : [...missing, 'sourceOfFunds']
  const held = documentsOf(context, customer.id)
  const owners = context.state.beneficialOwners.where('customerId', customer.id)
  return [
    ...(customer.address === undefined ? [missingField(customer.id, 'address')] : []),
    ...names.map((name) => missingField(customer.id, `businessInfo.${name}`)),
    ...businessDocuments
      .filter(({ accepted }) => !held.some(({ documentType }) => isOneOf(accepted, documentType)))
      .map(({ type, accepted }) => missingThing(customer.id, { type, acceptedDocumentTypes: [...accepted] })),
    ...findMissingOwners(customer, { owners }),
    ...owners.flatMap((owner) => findMissingOfOwner(context, { owner })),
  ]
}

function findMissingOwners(customer: CustomerRecord, { owners }: { owners: readonly BeneficialOwnerRecord[] }) {
  const isOwner = ({ roles, ownershipPercentage }: BeneficialOwnerRecord) =>
    roles.includes('UBO') || ownershipPercentage >= namedOwnership
  return [
    ...(owners.some(isOwner) ? [] : [missingThing(customer.id, { type: 'MISSING_BENEFICIAL_OWNER' })]),
    ...(owners.some(({ roles }) => roles.includes('CONTROL_PERSON'))
      ? []
      : [missingThing(customer.id, { type: 'MISSING_CONTROL_PERSON' })]),
  ]
}

/** Owners from outside the United States show a passport and one more document of a government. */
function findMissingOfOwner(context: SandboxContext, { owner }: { owner: BeneficialOwnerRecord }) {
  const { identity } = documentTypesByPurpose
  if (owner.personalInfo.nationality === 'US')
    return findMissingIdentity(context, { holder: owner.id, needed: 1, accepted: identity })
  const passport = findMissingIdentity(context, { holder: owner.id, needed: 1, accepted: ['PASSPORT'] })
  return passport.length > 0
    ? passport
    : findMissingIdentity(context, { holder: owner.id, needed: 2, accepted: identity })
}

type Identity = { holder: string; needed: number; accepted: readonly string[] }

function findMissingIdentity(context: SandboxContext, { holder, needed, accepted }: Identity): VerificationError[] {
  const held = documentsOf(context, holder).filter(({ documentType }) => isOneOf(accepted, documentType))
  const types = [...new Set(held.map(({ documentType }) => documentType))]
  const whole = types.filter((type) => !isOneOf(twoSidedDocumentTypes, type) || hasBothSides(held, type))
  if (whole.length >= needed) return []
  const type = types.length >= needed ? 'INCOMPLETE_DOCUMENT' : 'MISSING_IDENTITY_DOCUMENT'
  return [missingThing(holder, { type, acceptedDocumentTypes: [...accepted] })]
}

function hasBothSides(held: readonly DocumentRecord[], type: string): boolean {
  return held.filter(({ documentType }) => documentType === type).length === 2
}

function documentsOf(context: SandboxContext, holder: string): DocumentRecord[] {
  return context.state.documents.where('documentHolder', holder)
}

function isOneOf(list: readonly string[], value: string): boolean {
  return list.includes(value)
}

function missingField(resourceId: string, field: string): VerificationError {
  return { resourceId, type: 'MISSING_FIELD', reason: `The field ${field} is required`, field }
}

const reasons: { readonly [type in VerificationErrorType]?: string } = {
  MISSING_BENEFICIAL_OWNER: 'Every person who owns 25% or more of the business must be named',
  MISSING_CONTROL_PERSON: 'A person who controls the business must be named',
  INCOMPLETE_DOCUMENT: 'Both sides of the document are required',
}

function missingThing(
  resourceId: string,
  parameters: { type: VerificationErrorType; acceptedDocumentTypes?: string[] },
): VerificationError {
  const reason = reasons[parameters.type] ?? 'One of these documents is required'
  return { resourceId, reason, ...parameters }
}
