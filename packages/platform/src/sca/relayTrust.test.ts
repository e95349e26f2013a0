import { expect, test } from 'vitest'
import { brokenStore } from '../../test/brokenStore.ts'
import { createTestPlatform, type TestPlatformOptions } from '../../test/createTestPlatform.ts'
import { ada, errorResponse, eve, jsonResponse } from '../../test/fakeService.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'

const path = `/customers/external-accounts/${ada.payee}`
const code = { code: '123456' }

/** A platform whose service lists one payee and answers a change of trust as told. */
function createPlatform(options: TestPlatformOptions = {}) {
  const platform = createTestPlatform({ signedIn: ada, ...options })
  const answers: { change: () => Response } = { change: () => jsonResponse(200, { trusted: true }) }
  platform.service.intercept = ({ method, url }) =>
    url.endsWith('/confirm') || method === 'DELETE' ? answers.change() : undefined
  const list = async () => (await platform.call('GET', '/beneficiary-trust')).json
  const confirm = (kind: 'trust' | 'untrust') => platform.call('POST', `${path}/${kind}/confirm`, { body: code })
  return { platform, answers, list, confirm }
}

const trusted = (value: boolean | null) => ({ data: [{ externalAccountId: ada.payee, trusted: value }] })

test('reports what the service confirmed, and nothing for a payee that was never changed', async () => {
  const { answers, list, confirm } = createPlatform()
  expect(await list()).toEqual({ data: [] })

  await confirm('trust')
  expect(await list()).toEqual(trusted(true))

  answers.change = () => jsonResponse(200, { trusted: false })
  await confirm('untrust')
  expect(await list()).toEqual(trusted(false))
})

test('relays the response unchanged', async () => {
  const { answers, confirm } = createPlatform()
  const text = '{ "trusted" : true, "other": 1 }'
  answers.change = () => jsonResponse(200, text)

  expect((await confirm('trust')).text).toBe(text)
})

test.each([
  [400, 'INVALID_INPUT'],
  [409, 'SCA_SESSION_REQUIRED'],
  [423, 'ACCOUNT_LOCKED'],
  [429, 'RATE_LIMITED'],
])('keeps what it knew when the proof is refused with %d %s', async (status, name) => {
  const { answers, list, confirm } = createPlatform()
  await confirm('trust')
  answers.change = () => errorResponse(status, name, 'refused')

  await confirm('untrust')

  expect(await list()).toEqual(trusted(true))
})

test.each([
  ['a broken connection', () => Response.error()],
  ['a fault of the service', () => errorResponse(500, 'INTERNAL_ERROR', 'broken')],
  ['a response without the outcome', () => jsonResponse(200, {})],
])('calls the outcome unknown after %s', async (_name, answer) => {
  const { answers, list, confirm } = createPlatform()
  await confirm('trust')
  answers.change = answer

  await confirm('untrust')

  expect(await list()).toEqual(trusted(null))
})

test('forgets a payee that was removed, and learns from a refused removal that it is trusted', async () => {
  const { platform, answers, list } = createPlatform()
  answers.change = () => errorResponse(409, 'BENEFICIARY_TRUSTED', 'trusted')
  await platform.call('DELETE', path)
  expect(await list()).toEqual(trusted(true))

  answers.change = () => new Response(null, { status: 204 })
  await platform.call('DELETE', path)
  expect(await list()).toEqual({ data: [] })
})

test('keeps the trust of two customers apart, also where a service lists the payees of both', async () => {
  const store = createMemoryStore({ now: () => 0 })
  const own = createPlatform({ store })
  await own.confirm('trust')
  const other = createPlatform({ store, signedIn: eve })
  other.platform.service.intercept = () => jsonResponse(200, { data: [{ id: ada.payee }, { id: eve.payee }] })

  expect(await other.list()).toEqual({ data: [] })
  expect(await own.list()).toEqual(trusted(true))
})

test('never lists for a customer other than the caller', async () => {
  const { platform } = createPlatform()
  const answer = await platform.call('GET', `/beneficiary-trust?customerId=${eve.customer}`)

  expect(answer.status).toBe(404)
  expect(platform.service.seen).toEqual([])
})

test('sends no proof while nothing can be recorded', async () => {
  const failing = async () => {
    throw new Error('the store is away')
  }
  const { platform, confirm } = createPlatform({ store: brokenStore(failing) })

  expect((await confirm('trust')).status).toBe(503)
  expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
})

test('stores neither the customer nor the payee in clear', async () => {
  const names: string[] = []
  const store = createMemoryStore({ now: () => 0 })
  const { confirm } = createPlatform({
    store: { ...store, set: (key, value, lifetime) => store.set(names[names.push(key) - 1] ?? key, value, lifetime) },
  })
  await confirm('trust')

  expect(names.filter((name) => name.startsWith('countersign:trust:')).length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/^countersign:(trust|owner):[0-9a-f]{64}$/)
})
