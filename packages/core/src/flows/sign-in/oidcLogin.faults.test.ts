import { clear, createStore } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { identityWorld, issueToken } from '../../../test/waysToSignIn.ts'
import { listPendingOidcKeys } from '../../storage/pendingOidcKeys.ts'
import { loginWithOidcToken, prepareOidcLogin } from './oidcLogin.ts'

const lost = { code: 'OIDC_LOGIN_LOST', action: 'sign-in' }
const refused = { code: 'OIDC_TOKEN_REFUSED', action: 'sign-in' }

async function away() {
  const world = await identityWorld()
  const { nonce, state } = await prepareOidcLogin(world.client)
  return { world, nonce, state, oidcToken: await issueToken(world, { nonce }) }
}

test('a response with an unknown state is refused, and nothing is sent', async () => {
  const { world, oidcToken } = await away()

  await expect(loginWithOidcToken(world.client, { state: 'invented', oidcToken })).rejects.toMatchObject(lost)
  expect(world.network.requests).toEqual([])
})

test('responses that were swapped between two sign-ins are refused, and nothing is sent', async () => {
  const { world, state, oidcToken } = await away()
  const other = await prepareOidcLogin(world.client)
  const otherToken = await issueToken(world, { nonce: other.nonce })

  await expect(loginWithOidcToken(world.client, { state, oidcToken: otherToken })).rejects.toMatchObject(refused)
  await expect(loginWithOidcToken(world.client, { state: other.state, oidcToken })).rejects.toMatchObject(refused)
  expect(world.network.requests).toEqual([])
})

test.each([
  ['for no key', {}],
  ['for another key', { nonce: 'ab'.repeat(32) }],
])('a token %s is not sent', async (_kind, parameters) => {
  const { world, state } = await away()
  const oidcToken = await issueToken(world, parameters)

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject(refused)
  expect(world.network.requests).toEqual([])
})

test('the nonce counts only in the claim where tokens carry it', async () => {
  for (const disguise of [
    '{nonce}',
    '{nonce}.{nonce}',
    'e30.{claims}',
    'e30.{claims}.c2ln.c2ln',
    'e30.{padded}.c2ln',
    '.{claims}.c2ln',
    'e30..c2ln',
    'e30.bm8ganNvbg.c2ln',
  ]) {
    const { world, nonce, state } = await away()
    const claims = btoa(JSON.stringify({ nonce })).replaceAll('=', '')
    const oidcToken = disguise
      .replaceAll('{nonce}', nonce)
      .replace('{claims}', claims)
      .replace('{padded}', btoa(`[${JSON.stringify({ nonce })}]`))

    await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject(refused)
    expect(world.network.requests).toEqual([])
  }
})

test('a token works once: the key is deleted with the first attempt, even if that failed', async () => {
  const { world, state, oidcToken } = await away()
  world.network.offline = true
  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject({
    code: 'NETWORK_UNREACHABLE',
  })
  world.network.offline = false

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject(lost)
  expect(await listPendingOidcKeys(world.client.records)).toEqual([])
})

test.each([
  ['was issued too long ago', { issuedAt: new Date('2026-03-01T11:58:00Z') }],
  ['is for another app', { audience: 'another-app' }],
])('a token that %s is refused by the service', async (_kind, changes) => {
  const { world, nonce, state } = await away()
  const oidcToken = await issueToken(world, { nonce, ...changes })

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject(refused)
  expect(await world.keyStore.list()).toEqual([])
})

test('a token whose claims were changed on the way is refused by the service', async () => {
  const { world, nonce, state } = await away()
  const [header, , signature] = (await issueToken(world, { nonce, subject: 'eve' })).split('.')
  const [, claims] = (await issueToken(world, { nonce })).split('.')

  await expect(
    loginWithOidcToken(world.client, { state, oidcToken: [header, claims, signature].join('.') }),
  ).rejects.toMatchObject(refused)
})

test('a browser that dropped its data meanwhile has lost the sign-in', async () => {
  const { world, state, oidcToken } = await away()
  await clear(createStore(world.name, 'records'))

  await expect(loginWithOidcToken(world.openTab(), { state, oidcToken })).rejects.toMatchObject(lost)
})

test('a key that could only be kept in memory is reported: a popup works, a redirect loses it', async () => {
  const world = await identityWorld()
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    const redirected = await prepareOidcLogin(world.client)
    const opened = await prepareOidcLogin(world.client)
    expect([redirected.persistence, opened.persistence]).toEqual(['memory', 'memory'])
    const [token, otherToken] = await Promise.all([redirected, opened].map(({ nonce }) => issueToken(world, { nonce })))

    const elsewhere = loginWithOidcToken(world.openTab(), { state: redirected.state, oidcToken: token ?? '' })
    await expect(elsewhere).rejects.toMatchObject(lost)
    const here = loginWithOidcToken(world.client, { state: opened.state, oidcToken: otherToken ?? '' })
    await expect(here).resolves.toMatchObject({ accountId: world.ada.accountId })
  } finally {
    IDBObjectStore.prototype.put = put
  }
})

test('a browser that refuses the cookie, or returns too late with it, starts over', async () => {
  const { world, state, oidcToken } = await away()
  world.network.tamper('POST /login', (body, response) => {
    world.network.cookies.clear()
    return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } })
  })

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject({
    code: 'LOGIN_TICKET_REQUIRED',
    action: 'none',
  })
  expect(await world.keyStore.list()).toEqual([])
})

test('a session of another account is not stored', async () => {
  const { world, state, oidcToken } = await away()
  world.network.tamper('/verify', (body) => body.replace(/"accountId":"[^"]*"/, '"accountId":"InternalAccount:other"'))

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject({
    code: 'UNEXPECTED_RESPONSE',
  })
  expect(await world.keyStore.list()).toEqual([])
})

test('too many attempts end in a wait that the service states', async () => {
  const { world, state, oidcToken } = await away()
  world.sandbox.scenarios.failNext('verifyCredential', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 20 })

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterMs: 20_000,
  })
})

test('a user who left before the response came has not used the key', async () => {
  const { world, state, oidcToken } = await away()

  const left = loginWithOidcToken(world.client, { state, oidcToken, signal: AbortSignal.abort() })

  await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
  await expect(loginWithOidcToken(world.client, { state, oidcToken })).resolves.toBeDefined()
})

test('a user who leaves while the key is created leaves no key behind', async () => {
  const { client } = await identityWorld()
  const leaving = new AbortController()

  const left = prepareOidcLogin(client, { signal: leaving.signal })
  leaving.abort()

  await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(await listPendingOidcKeys(client.records)).toEqual([])
})

test('an invalid record that cannot be erased does not keep anyone from signing in', async () => {
  const { client } = await identityWorld()
  await client.records.write('parked:broken', {})
  const erase = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('busy', 'UnknownError')
  })

  await expect(prepareOidcLogin(client)).resolves.toMatchObject({ persistence: 'stored' })
  expect(erase).toHaveBeenCalled()
})

test('a token is not sent to a method of another kind that the platform lists', async () => {
  const { world, state, oidcToken } = await away()
  world.network.tamper('POST /login', (body) => body.replaceAll('"OAUTH"', '"EMAIL_OTP"'))

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject(refused)
  expect(world.network.requests.map(({ path }) => path)).toEqual(['/login'])
})
