/** Types of things that belong to one customer. Their ids begin with the type and a colon: `Quote:…`. */
export const ownedTypes = [
  'Customer',
  'InternalAccount',
  'ExternalAccount',
  'AuthMethod',
  'Session',
  'Quote',
  'Transaction',
  'Card',
  'CardFundingSource',
  'DelegatedKey',
  'BeneficialOwner',
  'Document',
  'Verification',
] as const
export type OwnedType = (typeof ownedTypes)[number]

/**
 * Types of things whose ids have no known form. `ScaCredential`: a passkey of Strong Customer Authentication, found in
 * the customer's own list of factors. The service compares the others with whom or what is named beside them.
 */
export type OpaqueType = 'ScaCredential' | 'ScaReset' | 'ScaChallenge' | 'ImportJob'

/** Ids that may be of one of several types: a document is about a customer, or about an owner of a business. */
export const unionTypes = { DocumentHolder: ['Customer', 'BeneficialOwner'] } as const satisfies {
  readonly [name: string]: readonly OwnedType[]
}

/** What an id is an id of. */
export type IdType = OwnedType | OpaqueType | keyof typeof unionTypes
