import { expect, test } from 'vitest'
import { createPlatformHandler } from '../src/exports/index.ts'
import { createSandboxWorld } from './createSandboxWorld.ts'

/** A service that lists accounts in SCA regions only within an SCA login. */
async function createGatedWorld() {
  const { sandbox, service, backend, ada } = await createSandboxWorld()
  const email = 'lea@example.com'
  const person = {
    customerType: 'INDIVIDUAL',
    fullName: 'Lea Huber',
    email,
    phoneNumber: '+4915155550101',
    region: 'DE',
  }
  const { id: customerId } = (await backend('POST', '/customers', person)) as { id: string }
  const listed = await backend('GET', `/internal-accounts?customerId=${customerId}&type=EMBEDDED_WALLET`)
  const accountId = (listed.data as { id: string }[])[0]?.id ?? ''
  sandbox.sca.gateAccounts(true)
  const handle = createPlatformHandler({
    service,
    identify: async () => undefined,
    findCustomer: async (login) => ('email' in login && login.email === email ? { customerId, accountId } : undefined),
    onLogin: async () => ({}),
    decoys: [{ accountId: ada.accountId, credentialId: ada.credentialId }],
    now: () => sandbox.clock.now(),
    wait: async () => undefined,
  })
  const post = async (path: string, body: unknown, cookie = '') => {
    const headers = { origin: 'https://app.test', 'content-type': 'application/json', cookie }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await handle(new Request(`https://app.test/api/wallet${path}`, init))
    const [set = ''] = answer.headers.getSetCookie()
    return { status: answer.status, json: await answer.json(), cookie: set.split(';')[0] ?? '' }
  }
  return { backend, customerId, accountId, post }
}

test('the sandbox refuses to list accounts without an SCA session', async () => {
  const { backend, customerId } = await createGatedWorld()
  const answer = await backend('GET', `/internal-accounts?customerId=${customerId}`)
  expect(answer).toMatchObject({ status: 409, code: 'SCA_SESSION_REQUIRED' })
})

test('a customer in an SCA region can still sign in, and the response is the same for a stranger', async () => {
  const { post, accountId } = await createGatedWorld()

  const known = await post('/login', { email: 'lea@example.com' })
  const stranger = await post('/login', { email: 'stranger@example.com' })

  expect([known.status, stranger.status]).toEqual([200, 200])
  const { methods } = known.json as { methods: { id: string; accountId: string }[] }
  expect(methods).toMatchObject([{ accountId, type: 'EMAIL_OTP' }])
  expect(Object.keys(stranger.json as object)).toEqual(Object.keys(known.json as object))
  const challenge = await post(`/auth/credentials/${methods[0]?.id}/challenge`, {}, known.cookie)
  expect(challenge.status).toBe(200)
})
