import type { IdType, Operation, OwnedType } from '@countersign/core/wire'
import { lookUp, opaqueTypes, operations, ownedTypes, umaAddressPattern, unionTypes } from '@countersign/core/wire'

/** The form of every accepted id: a type, a colon, and nothing that a path or a parser could read otherwise. */
export const idPattern = /^[A-Za-z]+:[A-Za-z0-9-]{1,64}$/

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Types of resources without an owner: any caller with the id may name it. */
const freeTypes = ['Lookup', 'Request']

/** The names of ids in all operations, each with its type. A name has the same type everywhere. */
const describedIds = Object.values<Operation>(operations).flatMap(({ path, ids }) =>
  Object.entries(ids).map(([name, type]) => ({ name, type, isInPath: path.includes(`{${name}}`) })),
)

/** The types that an id parameter of a path or query, or an id field of a body, may have. */
export const typesByParameter: ReadonlyMap<string, readonly OwnedType[]> = new Map(
  describedIds.flatMap(({ name, type }) => {
    const types = isOwnedType(type) ? [type] : lookUp(unionTypes, type)
    return types ? [[name, types]] : []
  }),
)

const opaque = describedIds.filter(({ type }) => (opaqueTypes as readonly IdType[]).includes(type))

/** Parameters of a path that hold a UMA address. */
export const umaParameters: readonly string[] = describedIds.flatMap(({ name, type }) =>
  type === 'UmaAddress' ? [name] : [],
)

/** Parameters of a path that contain ids of no known form. */
export const opaqueParameters: readonly string[] = opaque.flatMap(({ name, isInPath }) => (isInPath ? name : []))

/** The same for ids of what belongs to the platform. None of them is relayed. */
export const platformParameters: readonly string[] = describedIds.flatMap(({ name, type, isInPath }) =>
  isInPath && isPlatformType(type) ? [name] : [],
)

/** Fields of a body that contain ids of no known form. */
export const opaqueFields: readonly string[] = opaque.flatMap(({ name, isInPath }) => (isInPath ? [] : name))

function isOwnedType(type: IdType): type is OwnedType {
  return (ownedTypes as readonly IdType[]).includes(type)
}

function isPlatformType(type: IdType): boolean {
  return !isOwnedType(type) && !Object.hasOwn(unionTypes, type) && !(opaqueTypes as readonly IdType[]).includes(type)
}

/** Returns the type in front of the colon, if resources of that type belong to a customer. */
export function typeOf(id: string): OwnedType | undefined {
  return ownedTypes.find((type) => id.startsWith(type) && id[type.length] === ':')
}

const wholeOwnedId = new RegExp(`^(?:${ownedTypes.join('|')}):\\S+$`, 'i')
const wholeTypedUuid = new RegExp(`^[a-z]+:${uuid}$`, 'i')
/** Most texts: without a colon, and nothing in them that could stand for one. */
const plainWord = /^[\x20-\x39\x3b-\x7e]*$/
const embeddedOwnedId = new RegExp(`(?:${ownedTypes.join('|')}):${uuid}`, 'gi')

/**
 * Returns the ids that a text names: the text as a whole, or parts of it. Disguises that a lenient reader might undo
 * (white space, invisible characters, compatibility forms such as a full-width colon) are undone first. An id that came
 * in disguise, or of a type that may not be named, is listed as it was found and so has no owner.
 */
export function findIds(text: string): string[] {
  if (plainWord.test(text)) return []
  if (wholeOwnedId.test(text)) return [text]
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{C}]/gu, '')
  if (wholeTypedUuid.test(plain)) return freeTypes.some((type) => text.startsWith(`${type}:`)) ? [] : [text]
  return plain.match(embeddedOwnedId) ?? []
}

/** The characters that a path can carry without an encoding (RFC 3986 §3.3), not beginning with a dot. */
const opaquePattern = /^[A-Za-z0-9_~-][A-Za-z0-9._~:-]{0,254}$/

/** Whether a text is a UMA address: `$name@domain`. */
export function isUmaAddress(text: string): boolean {
  return umaAddressPattern.test(text)
}

/**
 * Returns whether a text may be used where an id of no known form is expected: safe in a path, and not the id of an
 * owned resource.
 */
export function isOpaqueId(text: string): boolean {
  return opaquePattern.test(text) && !wholeOwnedId.test(text) && text.match(embeddedOwnedId) === null
}
