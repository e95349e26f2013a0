import type { OwnedType } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, decoyWallet, eve, platformPayee, unknownPerson } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'
import {
  all,
  idByType,
  idOf,
  idQueryNames,
  path,
  pathNames,
  requestOf,
  send,
  typedPathNames,
  walled,
} from '../../test/walledRequests.ts'
import { typesByParameter } from './ids.ts'

const refused = {
  status: 404,
  code: 'REFERENCE_NOT_FOUND',
  message: 'This resource does not exist',
  reason: 'This resource does not exist',
}

test('at least the operations of a payment are checked', () => {
  expect(walled.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['challengeCredential', 'verifyCredential', 'createQuote', 'executeQuote']),
  )
})

test.each(walled.map((operation) => [operation.name, operation] as const))(
  '%s passes with ids of the caller',
  async (_name, operation) => {
    const { answer } = await send(operation, requestOf(operation, ada))

    expect(answer.status).toBeLessThan(300)
  },
)

const strangers = [
  ['another customer', eve],
  ['no customer', unknownPerson],
  ['the decoy wallet', decoyWallet],
] as const
const pathAndQueryCases = walled.flatMap((operation) => [
  ...typedPathNames(operation).map((name) => [operation.name, name, 'names', operation] as const),
  ...idQueryNames(operation).map((name) => [operation.name, name, 'query', operation] as const),
])

test.each(pathAndQueryCases)('%s refuses a foreign %s in its %s', async (_name, name, part, operation) => {
  for (const [, stranger] of strangers) {
    const request = requestOf(operation, ada)
    request[part][name] = idOf(name, stranger)

    const { answer, reached } = await send(operation, request)

    expect(answer.json).toEqual(refused)
    expect(reached).toEqual([])
  }
})

/** Reads a customer's id of each type that a parameter does not take. */
const otherTypesThan = (name: string) =>
  Object.entries(idByType).flatMap(([type, read]) =>
    typesByParameter.get(name)?.includes(type as OwnedType) ? [] : [read],
  )

test.each(pathAndQueryCases)(
  '%s refuses an own id of another type as %s in its %s',
  async (_n, name, part, operation) => {
    for (const read of otherTypesThan(name)) {
      const request = requestOf(operation, ada)
      request[part][name] = read(ada)

      const { answer } = await send(operation, request)

      expect(answer.json).toEqual(refused)
    }
  },
)

/** The same body with something in place of each string in it, and in a field that it did not have. */
function* bodiesWith(value: unknown, smuggled: unknown): Generator<unknown> {
  if (typeof value === 'string') yield smuggled
  if (typeof value !== 'object' || value === null) return
  for (const [key, field] of Object.entries(value))
    for (const changed of bodiesWith(field, smuggled)) yield { ...value, [key]: changed }
  if (value instanceof File) return
  yield { ...value, extra: smuggled }
  yield { ...value, [String(smuggled)]: 1 }
}

const withBody = walled.filter(({ request }) => request).map((operation) => [operation.name, operation] as const)

/** A valid request with a foreign id in place of each string of its body, for a thing of each type. */
function* foreignBodiesOf(operation: (typeof walled)[number]) {
  const request = requestOf(operation, ada)
  const foreignIds = [...Object.values(idByType).map((read) => read(eve)), platformPayee]
  for (const foreignId of foreignIds) for (const body of bodiesWith(request.body, foreignId)) yield { ...request, body }
}

test.each(withBody)('%s refuses a foreign id of any type anywhere in its body', async (_name, operation) => {
  for (const request of foreignBodiesOf(operation)) {
    const { answer, reached } = await send(operation, request)

    expect(answer.status).not.toBe(200)
    expect([400, 404]).toContain(answer.status)
    expect(reached).toEqual([])
  }
})

/** What the service answers alike for every customer, or about a code that the caller was given. */
const ofNoCustomer = {
  claimInvitation: 'Its code is the permission. The platform writes the invitee',
  createInvitation: 'The platform writes the inviter',
  getEndUserTerms: 'The same for all',
  getInvitation: 'Its code is the permission',
  listAgreements: 'The same for all',
  listDiscoveries: 'The same for all',
  listExchangeRates: 'The same for all',
  listUmaProviders: 'The same for all',
  listVasps: 'The same for all',
  streamEvents: 'The platform writes what concerns the caller',
}

test('every other operation says whose customer it is about', () => {
  const withoutOwner = walled.filter(({ owner }) => owner === 'none').map(({ name }) => name)
  expect(withoutOwner.sort()).toEqual(Object.keys(ofNoCustomer))
})

/** Ids of no known form, in a path. A UMA address names a receiver, whom any customer may look up. */
const opaqueCases = walled.flatMap((operation) =>
  pathNames(operation)
    .filter((name) => operation.ids?.[name] !== 'UmaAddress')
    .filter((name) => !typesByParameter.has(name) && !Object.hasOwn(ofNoCustomer, operation.name))
    .map((name) => [operation.name, name, operation] as const),
)

test.each(opaqueCases)('%s finds no foreign %s', async (_name, name, operation) => {
  for (const [, stranger] of strangers) {
    const request = requestOf(operation, ada)
    request.names[name] = idOf(name, stranger)

    const platform = createTestPlatform({ signedIn: ada })
    const { method } = operation
    const answer = await platform.call(method, path(operation, request.names), { body: request.body })

    expect(answer.json).toMatchObject({ status: 404 })
    // Either the relay has looked the owner up, or it names the caller next to the id, and the service compares.
    const unowned = platform.service.seen
      .filter((seen) => seen.method === method && seen.url.includes(idOf(name, stranger)))
      .filter(({ url }) => new URL(url).searchParams.get('customerId') !== ada.customer)
    expect(unowned).toEqual([])
  }
})

// `--reporter=verbose` prints the number.
test('ids that do not fit the caller are tried in every place of every operation', async ({ annotate }) => {
  const bodies = withBody.flatMap(([, operation]) => [...foreignBodiesOf(operation)])
  const ofOtherTypes = pathAndQueryCases.flatMap(([, name]) => otherTypesThan(name))
  const ofStrangers = strangers.length * (pathAndQueryCases.length + opaqueCases.length)
  const requests = ofStrangers + ofOtherTypes.length + bodies.length
  await annotate(`${requests} requests with ids that do not fit the caller, over ${walled.length} operations`)

  expect(requests).toBeGreaterThan(4500)
})

test('a customer gets the same response for a resource that is not theirs and for one that does not exist', async () => {
  const answers = await Promise.all(
    [eve.quote, unknownPerson.quote, 'Quote:x', decoyWallet.quote].map(async (id) => {
      const { answer } = await send(operations.getQuote, { names: { quoteId: id }, query: {}, body: undefined })
      return { status: answer.status, text: answer.text, headers: [...answer.headers] }
    }),
  )

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('a payee of the platform itself belongs to no customer', async () => {
  const names = { externalAccountId: platformPayee }

  const { answer } = await send(operations.getExternalAccount, { names, query: {}, body: undefined })

  expect(answer.json).toEqual(refused)
})

test.each(all.filter(({ access }) => access === 'platform').map((operation) => [operation.name, operation] as const))(
  '%s is for the platform alone and not relayed',
  async (_name, operation) => {
    const names = Object.fromEntries(pathNames(operation).map((name) => [name, idOf(name, ada)]))

    const body = operation.method === 'GET' ? undefined : {}
    const { answer, reached } = await send(operation, { names, query: {}, body })

    // A path may be that of a relayed operation with another method.
    expect([404, 405]).toContain(answer.status)
    expect(reached).toEqual([])
  },
)

test.each(['Wallet:1', 'Lookup:1', 'ExternalAccount'])(
  'a quote from %s names no wallet and does not pass',
  async (accountId) => {
    const platform = createTestPlatform({ signedIn: ada })
    const request = bodyByOperation.createQuote?.(ada) as { source: object }
    const body = { ...request, source: { ...request.source, accountId } }

    const answer = await platform.call('POST', '/quotes', { body })

    expect(answer.status).toBe(400)
    expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
  },
)
