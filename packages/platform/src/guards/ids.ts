/** The form of every id that passes: a type, a colon, and nothing that a path or a parser could read otherwise. */
export const idPattern = /^[A-Za-z]+:[A-Za-z0-9-]{1,64}$/

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Types of things that belong to a customer. */
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
] as const
export type OwnedType = (typeof ownedTypes)[number]

/** Types of things that belong to nobody: whoever knows the id may name it. */
const freeTypes = ['Lookup', 'Request']

/** The type that an id parameter of a path or query must have, by the parameter's name. */
export const typeByParameter: ReadonlyMap<string, OwnedType> = new Map([
  ['customerId', 'Customer'],
  ['cardholderId', 'Customer'],
  ['accountId', 'InternalAccount'],
  ['externalAccountId', 'ExternalAccount'],
  ['credentialId', 'AuthMethod'],
  ['sessionId', 'Session'],
  ['quoteId', 'Quote'],
  ['transactionId', 'Transaction'],
  ['cardId', 'Card'],
  ['delegatedKeyId', 'DelegatedKey'],
  ['fundingSourceId', 'CardFundingSource'],
  ['internalAccountId', 'InternalAccount'],
])

/** Parameters of a path that hold ids of no known form. */
export const opaqueParameters: readonly string[] = ['scaCredentialId', 'resetId']

/** The same for fields of a body. */
export const opaqueFields: readonly string[] = ['challengeId']

/** The type in front of the colon, when it is one that belongs to a customer. */
export function typeOf(id: string): OwnedType | undefined {
  return ownedTypes.find((type) => id.startsWith(`${type}:`))
}

const wholeOwnedId = new RegExp(`^(?:${ownedTypes.join('|')}):\\S+$`, 'i')
const wholeTypedUuid = new RegExp(`^[a-z]+:${uuid}$`, 'i')
const embeddedOwnedId = new RegExp(`(?:${ownedTypes.join('|')}):${uuid}`, 'gi')

/**
 * The ids that a text names: the text as a whole, or somewhere within it. Disguises that a lenient reader might undo
 * (white space, invisible characters, compatibility forms such as a full-width colon) are undone first. An id that
 * came in disguise, or of a type nobody may name, is listed as it was found and so belongs to nobody.
 */
export function findIds(text: string): string[] {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{C}]/gu, '')
  if (wholeOwnedId.test(text)) return [text]
  if (wholeTypedUuid.test(plain)) return freeTypes.some((type) => text.startsWith(`${type}:`)) ? [] : [text]
  return plain.match(embeddedOwnedId) ?? []
}

/** What a path can carry without an encoding (RFC 3986 §3.3), not beginning with a dot. */
const opaquePattern = /^[A-Za-z0-9_~-][A-Za-z0-9._~:-]{0,254}$/

/** Whether a text may stand where an id of no known form is expected: safe in a path, and naming nothing that is owned. */
export function isOpaqueId(text: string): boolean {
  return opaquePattern.test(text) && !wholeOwnedId.test(text) && text.match(embeddedOwnedId) === null
}
