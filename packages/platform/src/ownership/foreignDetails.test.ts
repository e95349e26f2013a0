import { expect, test } from 'vitest'
import { createSandboxWorld } from '../../test/createSandboxWorld.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, errorResponse, eve, jsonResponse, unknownPerson } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'

const path = '/customers/external-accounts'
const body = bodyByOperation.createExternalAccount?.(ada) as object

const duplicate = (details: unknown) =>
  jsonResponse(409, { status: 409, code: 'DUPLICATE_EXTERNAL_ACCOUNT', message: 'Added', reason: 'Added', details })

async function answerTo(details: unknown, { isDown = false } = {}) {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ method }) => {
    if (method === 'POST') return duplicate(details)
    return isDown ? errorResponse(500, 'INTERNAL_ERROR', 'Down') : undefined
  }
  return platform.call('POST', path, { body })
}

test('refuses a platformAccountId from a browser', async () => {
  for (const name of ['rent', '', null, 7]) {
    const platform = createTestPlatform({ signedIn: ada })
    const answer = await platform.call('POST', path, { body: { ...body, platformAccountId: name } })
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } })
    expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
  }
})

test('keeps details that name the caller’s own account', async () => {
  const details = { externalAccountId: ada.payee, platformAccountId: 'rent' }
  expect((await answerTo(details)).json).toMatchObject({ code: 'DUPLICATE_EXTERNAL_ACCOUNT', details })
})

test.each([
  { externalAccountId: eve.payee, platformAccountId: 'rent' },
  { externalAccountId: unknownPerson.payee },
  { errors: [{ field: 'x', message: `Equals ${eve.payee}.` }] },
  { [eve.payee]: 1 },
  eve.payee,
  { own: ada.payee, other: { nested: [eve.quote] } },
  { amount: 1, reason: null, of: [null, true, eve.payee] },
])('removes details %j, which name another customer’s resource', async (details) => {
  const answer = await answerTo(details)
  expect(answer.json).toEqual({ status: 409, code: 'DUPLICATE_EXTERNAL_ACCOUNT', message: 'Added', reason: 'Added' })
  expect(answer.text).not.toContain(eve.payee)
})

test.each(['message', 'reason'])('replaces a %s that names another customer’s resource', async (field) => {
  const platform = createTestPlatform({ signedIn: ada })
  const named = { message: 'Added', reason: 'Added', [field]: `Already added as ${unknownPerson.payee}.` }
  platform.service.intercept = ({ method }) =>
    method === 'POST' ? jsonResponse(409, { status: 409, code: 'DUPLICATE_EXTERNAL_ACCOUNT', ...named }) : undefined

  const answer = await platform.call('POST', path, { body })

  expect(answer).toMatchObject({ status: 409, json: { status: 409, code: 'DUPLICATE_EXTERNAL_ACCOUNT' } })
  expect(answer.text).not.toContain(unknownPerson.payee)
})

test.each([400, 404, 500])('removes them from an error %i, too', async (status) => {
  const platform = createTestPlatform({ signedIn: ada })
  const error = { status, code: 'DUPLICATE_EXTERNAL_ACCOUNT', message: 'Added', details: { id: eve.payee } }
  platform.service.intercept = ({ method }) => (method === 'POST' ? jsonResponse(status, error) : undefined)

  expect((await platform.call('POST', path, { body })).text).not.toContain(eve.payee)
})

test.each([
  ['a text', `Already added as ${eve.payee}.`],
  ['a list', [`Already added as ${eve.payee}.`]],
])('replaces %s in place of an error that names another customer’s resource', async (_what, error) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ method }) =>
    method === 'POST' ? jsonResponse(409, JSON.stringify(error)) : undefined

  const answer = await platform.call('POST', path, { body })

  expect(answer).toMatchObject({ status: 409, json: { status: 409 } })
  expect(answer.text).not.toContain(eve.payee)
})

test('keeps a sentence that names the caller’s own account', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const error = { status: 409, code: 'DUPLICATE_EXTERNAL_ACCOUNT', message: `Already added as ${ada.payee}.` }
  platform.service.intercept = ({ method }) => (method === 'POST' ? jsonResponse(409, error) : undefined)

  expect((await platform.call('POST', path, { body })).json).toEqual(error)
})

test('removes details if the service cannot confirm the owner', async () => {
  const answer = await answerTo({ externalAccountId: ada.payee }, { isDown: true })
  expect(answer).toMatchObject({ status: 409, json: { code: 'DUPLICATE_EXTERNAL_ACCOUNT' } })
  expect(answer.text).not.toContain(ada.payee)
})

test('passes details without ids unchanged', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const text =
    '{"code":"INVALID_INPUT", "message":"x","details":{"errors":[{"field":"a","constraint":{"enum":["b"]}}]}}'
  platform.service.intercept = ({ method }) => (method === 'POST' ? jsonResponse(400, text) : undefined)
  expect((await platform.call('POST', path, { body })).text).toBe(text)
})

test('a customer who adds an account that another customer has learns nothing about it', async () => {
  const { ada: first, eve: second, call, backend } = await createSandboxWorld()
  const { accountInfo, currency } = body as { accountInfo: unknown; currency: string }
  const payee = { accountInfo, currency }
  const named = { customerId: second.customerId, ...payee, platformAccountId: 'rent' }
  const { id } = await backend('POST', path, named)

  const headers = { cookie: `app=${first.customerId}` }
  const probe = await call('POST', path, {
    headers,
    body: { customerId: first.customerId, ...payee, platformAccountId: 'rent' },
  })
  expect(probe.status).toBe(400)
  expect(probe.text).not.toContain(id as string)
  expect((await call('POST', path, { headers, body: { customerId: first.customerId, ...payee } })).status).toBe(201)
})
