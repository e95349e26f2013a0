import type { Operation } from '@countersign/core/wire'
import { lookUp } from '@countersign/core/wire'
import { notFound, refuse } from '../responses.ts'
import type { RequestBody } from './body.ts'
import { findIds, idPattern, isOpaqueId, opaqueFields, opaqueParameters, typeOf, typesByParameter } from './ids.ts'
import type { Route } from './route.ts'

/** Every part of a request that can name a customer's resource. */
export type NamedThings = {
  readonly route: Route
  readonly query: Readonly<Record<string, string>>
  readonly body: RequestBody | undefined
}

/** How many different ids one request may name. Each may cost calls to the service; a quote names at most six. */
const mostIds = 20

/**
 * Lets a request through when every id in its path, query and body belongs to the caller.
 *
 * @throws `Refusal` 404, the same for a resource of another customer and for one that does not exist; 400 when neither
 * the body nor the query names the customer to act for, or when the request names more than 20 ids.
 */
export async function checkTenantWall(
  { route, query, body }: NamedThings,
  { owns }: { owns: (id: string) => Promise<boolean> },
): Promise<void> {
  const parameters = { ...route.pathIds, ...query }
  for (const [name, value] of Object.entries(parameters))
    if (typesByParameter.has(name) && !isOfType(name, value)) throw notFound()
  checkIdFields(body?.value)
  checkOwner(route.operation, { query, value: body?.value })

  // Their form is unknown, so they are not checked here. The service compares them with the customer or resource named
  // next to them.
  const opaque = [...pick(route.pathIds, opaqueParameters), ...pick(fieldsOf(body?.value), opaqueFields)]
  const texts = [...Object.values(parameters), ...(body?.strings ?? [])].filter((text) => !opaque.includes(text))
  const ids = new Set(texts.flatMap(findIds))
  if (ids.size > mostIds) throw refuse(400, { code: 'INVALID_INPUT', message: 'The request names too many ids' })
  // One after another, so that the first id of another customer ends the request.
  for (const id of ids) if (!(await owns(id))) throw notFound()
}

/** Parts that an authenticator created. Their `credentialId` is a WebAuthn id and names no resource of the service. */
const authenticatorParts = ['assertion', 'attestation']

/**
 * Returns whether a field with the name of an id contains one: where types are known, a typed one. An untyped one would
 * pass unnoticed, and the service may accept it.
 */
function checkIdFields(value: unknown, { within = '' } = {}): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    const isWebAuthnId = name === 'credentialId' && authenticatorParts.includes(within)
    const isId = typesByParameter.has(name) && !isWebAuthnId
    const isOpaque = opaqueFields.includes(name)
    const fits = typeof field === 'string' && (isOpaque ? isOpaqueId(field) : isIdFor(name, field))
    // The interface reads `null` as absence.
    if ((isId || isOpaque) && !fits && field !== null)
      throw refuse(400, { code: 'INVALID_INPUT', message: `The field ${name} must be an id` })
    checkIdFields(field, { within: name })
  }
}

/** In a body an account may be one outside of the service, too. */
function isIdFor(name: string, id: string) {
  return idPattern.test(id) && (name === 'accountId' || isOfType(name, id))
}

function isOfType(name: string, id: string) {
  const type = typeOf(id)
  return type !== undefined && typesByParameter.get(name)?.includes(type) === true
}

/**
 * Refuses a request that does not name the customer to act for. An id in the path, or the caller's own, always does.
 */
function checkOwner({ owner }: Operation, { query, value }: { query: NamedThings['query']; value: unknown }) {
  if (owner === 'none' || 'path' in owner || 'caller' in owner) return
  if ('query' in owner) {
    // Without an id to narrow it down the service would list the resources of every customer of the platform.
    if (owner.query.some((name) => Object.hasOwn(query, name))) return
    throw refuse(400, { code: 'INVALID_INPUT', message: 'The query does not name the customer to act for' })
  }
  // The body fits the schema that the description is typed by: `readBody` checked it.
  const id = owner.body(value as never)
  if (id === undefined || !typeOf(id))
    throw refuse(400, { code: 'INVALID_INPUT', message: 'The body does not name the customer to act for' })
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function pick(fields: Fields, names: readonly string[]) {
  return names.map((name) => lookUp(fields, name))
}
