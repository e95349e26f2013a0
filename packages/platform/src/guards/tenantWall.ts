import type { Operation } from '@countersign/core/wire'
import { notFound, refuse } from '../answers.ts'
import type { RequestBody } from './body.ts'
import { findIds, idPattern, typeByParameter, typeOf } from './ids.ts'
import type { Route } from './route.ts'

/** Everything of a request that can name somebody's thing. */
export type NamedThings = {
  readonly route: Route
  readonly query: Readonly<Record<string, string>>
  readonly body: RequestBody | undefined
}

/**
 * Lets a request through when every id in its path, query and body belongs to the caller.
 *
 * @throws `Refusal` 404, the same for what belongs to somebody else and for what does not exist; 400 when the body does
 * not say for whom it creates something.
 */
export async function checkTenantWall(
  { route, query, body }: NamedThings,
  { owns }: { owns: (id: string) => Promise<boolean> },
): Promise<void> {
  const parameters = { ...route.pathIds, ...query }
  for (const [name, value] of Object.entries(parameters))
    if (typeByParameter.has(name) && typeOf(value) !== typeByParameter.get(name)) throw notFound()
  checkIdFields(body?.value)
  checkBeneficiary(route.operation, body?.value)

  const texts = [...Object.values(parameters), ...(body?.strings ?? [])]
  for (const id of new Set(texts.flatMap(findIds))) if (!(await owns(id))) throw notFound()
}

/** Parts that an authenticator made. Their `credentialId` is a WebAuthn id and names nothing of the service's. */
const authenticatorParts = ['assertion', 'attestation']

/** A field with the name of an id holds a typed id. An untyped one would pass unseen, and the service may take it. */
function checkIdFields(value: unknown, { within = '' } = {}): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    const isWebAuthnId = name === 'credentialId' && authenticatorParts.includes(within)
    const isId = typeByParameter.has(name) && !isWebAuthnId
    if (isId && !(typeof field === 'string' && idPattern.test(field)))
      throw refuse(400, { code: 'INVALID_INPUT', message: `The field ${name} must be an id` })
    checkIdFields(field, { within: name })
  }
}

/**
 * Where the body of an operation without ids in its path says for whom it acts. Left out, the service would act for
 * the platform itself.
 */
const beneficiaryByOperation: Readonly<Record<string, (body: Fields) => unknown>> = {
  beginPasskeyRegistration: (body) => body.accountId,
  createCredential: (body) => body.accountId,
  createDelegatedKey: (body) => body.internalAccountId,
  createExternalAccount: (body) => body.customerId,
  createQuote: ({ source }) => {
    const { sourceType, accountId, customerId } = fieldsOf(source)
    return sourceType === 'ACCOUNT' ? accountId : customerId
  },
}

function checkBeneficiary({ name, method, path }: Operation, value: unknown) {
  if (method === 'GET' || path.includes('{')) return
  const beneficiary = beneficiaryByOperation[name]?.(fieldsOf(value))
  if (typeof beneficiary !== 'string' || !typeOf(beneficiary))
    throw refuse(400, { code: 'INVALID_INPUT', message: 'The body does not say for whom' })
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
