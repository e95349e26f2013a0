/** Types of resources that belong to one customer. Their ids begin with the type and a colon: `Quote:…`. */
export const ownedTypes = [
  'Customer',
  'InternalAccount',
  'ExternalAccount',
  'AuthMethod',
  'Session',
  'Quote',
  'Transaction',
  'CardTransaction',
  'Card',
  'CardFundingSource',
  'DelegatedKey',
  'BeneficialOwner',
  'Document',
  'Verification',
  'Agent',
  'AgentAction',
] as const
export type OwnedType = (typeof ownedTypes)[number]

/**
 * Types of resources whose ids have no known form. `ScaCredential`: a passkey for Strong Customer Authentication, found
 * in the customer's own list of factors. `Invitation`: belongs to the inviter. `UmaAddress`: identifies a receiver and
 * belongs to no customer. The service compares the others with the customer or resource named in the same request.
 */
export const opaqueTypes = ['ScaCredential', 'ScaReset', 'ScaChallenge', 'Invitation', 'UmaAddress'] as const
export type OpaqueType = (typeof opaqueTypes)[number]

/** Types of resources that belong to the platform. No relayed operation names one. */
export type PlatformType =
  | 'DeviceCode'
  | 'ImportJob'
  | 'Stablecoin'
  | 'StablecoinOperation'
  | 'StablecoinProviderAccount'
  | 'Token'

/**
 * Ids that have one of several types. The holder of a document is a customer or an owner of a business. One list holds
 * all transactions, and those of cards have a type of their own.
 */
export const unionTypes = {
  DocumentHolder: ['Customer', 'BeneficialOwner'],
  AnyTransaction: ['Transaction', 'CardTransaction'],
} as const satisfies {
  readonly [name: string]: readonly OwnedType[]
}

export type UnionType = keyof typeof unionTypes

/** What an id identifies. */
export type IdType = OwnedType | UnionType | OpaqueType | PlatformType

/** What an id is an id of, by its name in a path, a query or a body. No name has two meanings. */
export const idTypes = {
  accountId: 'InternalAccount',
  actionId: 'AgentAction',
  agentId: 'Agent',
  beneficialOwnerId: 'BeneficialOwner',
  cardId: 'Card',
  cardTransactionId: 'CardTransaction',
  cardholderId: 'Customer',
  challengeId: 'ScaChallenge',
  credentialId: 'AuthMethod',
  customerId: 'Customer',
  delegatedKeyId: 'DelegatedKey',
  deviceCode: 'DeviceCode',
  documentHolder: 'DocumentHolder',
  documentId: 'Document',
  externalAccountId: 'ExternalAccount',
  fundingSourceId: 'CardFundingSource',
  internalAccountId: 'InternalAccount',
  invitationCode: 'Invitation',
  jobId: 'ImportJob',
  quoteId: 'Quote',
  receiverUmaAddress: 'UmaAddress',
  resetId: 'ScaReset',
  scaCredentialId: 'ScaCredential',
  sessionId: 'Session',
  stablecoinId: 'Stablecoin',
  stablecoinOperationId: 'StablecoinOperation',
  stablecoinProviderAccountId: 'StablecoinProviderAccount',
  tokenId: 'Token',
  transactionId: 'AnyTransaction',
  verificationId: 'Verification',
} as const satisfies { readonly [name: string]: IdType }
export type IdName = keyof typeof idTypes
