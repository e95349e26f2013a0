import { type IdType, idempotencyKeyHeader, parameterNames } from '@countersign/core/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { CallInput } from '../test/createTestService.ts'
import { createClientKey, stampWith } from '../test/examinee.ts'
import {
  isSuccess,
  prepareWorlds,
  produced,
  readRefusal,
  refusedFields,
  served,
  valid,
} from '../test/operationCases/everyCase.ts'
import type { Arranged } from '../test/operationCases/operationCases.ts'
import { sandboxBasePath } from './router.ts'

/** What follows from the description of each operation: a valid call of it, spoiled in one way at a time. */
const arranged = await prepareWorlds()

const closed = valid.filter(({ operation }) => operation.authentication !== 'none')
const ofPlatform = valid.filter(({ operation }) => operation.authentication === undefined)
const withBody = valid.filter(({ operation }) => operation.request)
const withIds = valid.filter(({ operation }) => operation.path.includes('{'))
const idempotent = valid.filter(({ operation }) => operation.idempotent)
const onlyOncePerKey = valid.filter(({ operation }) => operation.idempotent === 'required')
/** The last legs of what a wallet signs. The legs before are answered with 202, and a card changes at once by default. */
const signed = produced
  .filter((one) => isSuccess(one) && one.answer !== '202' && one.name !== 'updateCard')
  .filter(({ operation }) => operation.walletSignature !== undefined)

/** A query as parameters, where a case writes it as text. */
function queryOf({ query = {} }: CallInput): Record<string, string> {
  return typeof query === 'string' ? Object.fromEntries(new URLSearchParams(query)) : query
}

test.each(closed)('$name: 401 without credentials', async (one) => {
  const { service, input } = await arranged(one)
  const response = await service.call(one.name, { ...input, authorization: '' })
  expect((await readRefusal(response)).answer).toBe('401 UNAUTHORIZED')
})

test.each(ofPlatform)('$name: 403 for an API token that may do everything else', async (one) => {
  const { service, input } = await arranged(one)
  const { method, permission = method === 'GET' ? 'VIEW' : 'MANAGE' } = one.operation
  const permissions = ['VIEW', 'TRANSACT', 'MANAGE'].filter((other) => other !== permission)
  const token = await service.succeed('createToken', 201, { body: { name: 'Other', permissions } })
  const authorization = `Basic ${btoa(`${token.clientId}:${token.clientSecret}`)}`
  const response = await service.call(one.name, { ...input, authorization })
  expect((await readRefusal(response)).answer).toBe('403 FORBIDDEN')
})

test.each(valid)('$name: 400 for a query parameter that it does not take', async (one) => {
  const { service, input } = await arranged(one)
  const response = await service.call(one.name, { ...input, query: { ...queryOf(input), unheardOf: '1' } })
  const { answer, body } = await readRefusal(response)
  expect([answer, refusedFields(body)]).toEqual(['400 INVALID_INPUT', ['unheardOf']])
})

/** Values that a query parameter does not take, by its name. */
const wrongQueries = [
  ['limit', '0'],
  ['limit', '101'],
  ['limit', 'all'],
  ['cursor', 'none'],
  ['sortOrder', 'random'],
  ['startDate', 'yesterday'],
  ['endDate', 'tomorrow'],
  ['createdAfter', 'yesterday'],
  ['createdBefore', 'tomorrow'],
  ['updatedAfter', 'yesterday'],
  ['updatedBefore', 'tomorrow'],
] as const
const withWrongQuery = valid.flatMap((one) => {
  const { query, backendQuery } = one.operation
  const names = [...parameterNames({ query }), ...parameterNames({ query: backendQuery })]
  return wrongQueries
    .filter(([parameter]) => names.includes(parameter))
    .map(([parameter, value]) => ({ ...one, parameter, value }))
})

test.each(withWrongQuery)('$name: 400 for $parameter=$value', async ({ parameter, value, ...one }) => {
  const { service, input } = await arranged(one)
  const query = { ...queryOf(input), [parameter]: value }
  const { answer, body } = await readRefusal(await service.call(one.name, { ...input, query }))
  expect([answer, refusedFields(body)]).toEqual(['400 INVALID_INPUT', [parameter]])
})

const withOtherPath = valid.filter(({ operation }) => operation.alternativePath)

test.each(withOtherPath)('$name: the same under $operation.alternativePath', async (one) => {
  const { service, input } = await arranged(one)
  const query = new URLSearchParams(input.query)
  const headers = { Authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` }
  const url = `http://sandbox${sandboxBasePath}${one.operation.alternativePath}?${query}`
  const there = await service.sandbox.fetch(new Request(url, { method: one.operation.method, headers }))
  const here = await service.call(one.name, input)
  expect([there.status, await there.text()]).toEqual([here.status, await here.text()])
})

const onePerPath = [...new Map(valid.map((one) => [one.operation.path, one])).values()]

test.each(onePerPath)('$operation.path: 405 for a method that it does not have', async (one) => {
  const { service, input } = await arranged(one)
  const { path } = one.operation
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => input.params?.[name] ?? '')
  const headers = { Authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` }
  const url = `http://sandbox${sandboxBasePath}${filled}`
  const response = await service.sandbox.fetch(new Request(url, { method: 'OPTIONS', headers }))
  expect((await readRefusal(response)).answer).toBe('405 METHOD_NOT_ALLOWED')
  const methods = served.filter((other) => other.path === path).map(({ method }) => method)
  expect(response.headers.get('Allow')?.split(', ').sort()).toEqual(methods.sort())
})

test.each(withBody)('$name: 400 for a body of another kind', async (one) => {
  const { service, input } = await arranged(one)
  const { body: _, form: __, ...others } = input
  for (const bodyText of ['[]', '"text"', '7', 'null', '{']) {
    const { answer, body } = await readRefusal(await service.call(one.name, { ...others, bodyText }))
    expect([bodyText, answer, refusedFields(body)]).toEqual([bodyText, '400 INVALID_INPUT', expect.anything()])
  }
})

test.each(withBody)('$name: 400 for a body without something that it needs', async (one) => {
  const { request = v.never(), backendRequest: schema = request } = one.operation
  const fields = fieldsOf((await arranged(one)).input)
  for (const missing of Object.keys(fields)) {
    const { service, input } = await arranged(one)
    const { [missing]: _, ...body } = fieldsOf(input)
    if (v.is(schema, body)) continue
    const { answer, body: refusal } = await readRefusal(
      await service.call(one.name, { ...input, ...(input.form ? { form: body } : { body }) }),
    )
    expect([missing, answer, refusedFields(refusal)]).toEqual([missing, '400 INVALID_INPUT', expect.anything()])
  }
})

/** The fields of the body, which the schema checks. */
function fieldsOf({ form, body }: Arranged): Record<string, string> {
  return (form ?? body ?? {}) as Record<string, string>
}

/** Calls whose body is not yet bound to a signature. */
const withJson = withBody.filter(({ operation }) => !operation.upload && operation.walletSignature !== 'signed-retry')

test.each(withJson)('$name: a null in an optional field means the same as an absent one', async (one) => {
  const { service, input } = await arranged(one)
  const { request = v.never(), backendRequest: schema = request } = one.operation
  const body = fieldsOf(input)
  const absent = optionalNamesOf(schema as WithParts).filter((name) => !Object.hasOwn(body, name))
  const nulls = Object.fromEntries(absent.map((name) => [name, null]))
  const response = await service.call(one.name, { ...input, body: { ...body, ...nulls } })
  expect([absent, response.status]).toEqual([absent, Number(one.answer)])
})

type WithParts = { entries?: Record<string, { type: string }>; options?: readonly WithParts[]; wrapped?: WithParts }

/** The optional fields that a schema names, in any of its alternatives. */
function optionalNamesOf(schema: WithParts): string[] {
  const own = Object.entries(schema.entries ?? {}).filter(([, { type }]) => type === 'optional')
  const parts = [...(schema.options ?? []), ...(schema.wrapped ? [schema.wrapped] : [])]
  return [...new Set([...own.map(([name]) => name), ...parts.flatMap(optionalNamesOf)])]
}

/** Codes of what is not found. Everything else has no code of its own. */
const notFoundCodes: { readonly [type in IdType]?: string } = {
  Customer: 'USER_NOT_FOUND',
  ImportJob: 'BULK_UPLOAD_JOB_NOT_FOUND',
  Invitation: 'INVITATION_NOT_FOUND',
  Quote: 'QUOTE_NOT_FOUND',
  StablecoinProviderAccount: 'STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND',
  Token: 'TOKEN_NOT_FOUND',
  AnyTransaction: 'TRANSACTION_NOT_FOUND',
  UmaAddress: 'UMA_NOT_FOUND',
}

test.each(withIds)('$name: 404 for an unknown id in its path', async (one) => {
  for (const [parameter, type] of idsInPath(one.operation)) {
    const { service, input } = await arranged(one)
    const unknown = type === 'UmaAddress' ? '$unknown@sandbox.example' : `${type}:0190f0a0-0000-4000-8000-000000000099`
    const params = { ...input.params, [parameter]: unknown }
    const { answer } = await readRefusal(await service.call(one.name, { ...input, params }))
    expect([parameter, answer]).toEqual([parameter, `404 ${notFoundCodes[type] ?? 'REFERENCE_NOT_FOUND'}`])
  }
})

function idsInPath({ path, ids }: (typeof withIds)[number]['operation']) {
  return Object.entries(ids).filter(([name]) => path.includes(`{${name}}`))
}

test.each(idempotent)('$name: one answer under one key, and 409 for another body', async (one) => {
  const { service, input } = await arranged(one)
  const keyed = { ...input, idempotencyKey: 'one-intent' }
  const first = await service.call(one.name, keyed)
  const second = await service.call(one.name, keyed)
  expect([first.ok, second.status, await second.text()]).toEqual([true, first.status, await first.text()])
  const bodyText = `${JSON.stringify(input.body ?? {})} `
  expect((await readRefusal(await service.call(one.name, { ...keyed, bodyText }))).answer).toBe(
    '409 DUPLICATE_PAY_REQUEST',
  )
})

test.each(onlyOncePerKey)('$name: 400 without an idempotency key', async (one) => {
  const { service, input } = await arranged(one)
  const { idempotencyKey: _, ...unkeyed } = input
  const { answer, body } = await readRefusal(await service.call(one.name, unkeyed))
  expect([answer, refusedFields(body)]).toEqual(['400 INVALID_INPUT', [idempotencyKeyHeader]])
})

/** The interface ignores a signature without a `Request-Id` on the first leg of every other operation. */
const readsSignatureAtFirst = ['createCredential', 'updateCustomer', 'verifyCredential']

test.each(signed)('$title, and 401 for each wrong wallet signature', async (one) => {
  const { service, input } = await arranged(one)
  const { signature = expect.fail('The last leg has no signature'), requestId, ...unsigned } = input
  const foreign = await stampWith(await createClientKey(), { payload: 'another payload' })
  const wrong: Record<string, Arranged> = {
    WALLET_SIGNATURE_MISSING: { ...unsigned, ...(requestId !== undefined && { requestId }) },
    WALLET_SIGNATURE_MALFORMED: { ...input, signature: 'no-stamp' },
    WALLET_SIGNATURE_INVALID: { ...input, signature: foreign },
    ...(requestId !== undefined && {
      ...(readsSignatureAtFirst.includes(one.name) && { REQUEST_ID_MISSING: { ...unsigned, signature } }),
      UNAUTHORIZED: { ...input, requestId: 'Request:0190f0a0-0000-4000-8000-000000000099' },
      WALLET_SIGNATURE_BODY_MISMATCH: { ...input, bodyText: `${JSON.stringify(input.body ?? {})} ` },
    }),
  }
  for (const [code, spoiled] of Object.entries(wrong))
    expect((await readRefusal(await service.call(one.name, spoiled))).answer).toBe(`401 ${code}`)
})

test.each(valid)('$name: fails once when that is ordered, and then works', async (one) => {
  const { service, input } = await arranged(one)
  service.sandbox.scenarios.failNext(one.name, { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 7 })
  const response = await service.call(one.name, input)
  expect([(await readRefusal(response)).answer, response.headers.get('Retry-After')]).toEqual([
    '503 SERVICE_UNAVAILABLE',
    '7',
  ])
  expect((await service.call(one.name, input)).status).toBe(Number(one.answer))
})
