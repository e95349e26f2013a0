import { createSandbox } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoApp } from './demoApp.ts'
import { createLiveParts } from './liveParts.ts'
import { createSandboxParts } from './sandboxParts.ts'

const origin = 'http://localhost:4000'
const sandbox = createSandbox({ verification: 'at creation' })
const closing: (() => Promise<void>)[] = []
let app: ReturnType<typeof createDemoApp>

beforeAll(async () => {
  const server = await startSandboxServer({ sandbox, port: 0 })
  closing.push(server.close)
  const service = { baseUrl: server.baseUrl, ...sandbox.credentials }
  app = createDemoApp({
    ...(await createSandboxParts({ sandbox, service, options: {} })),
    pages: (c) => c.text('page'),
    allowedHosts: ['wallet.test'],
  })
})
afterAll(() => Promise.all(closing.map((close) => close())))

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const all = { origin, 'content-type': 'application/json', ...headers }
  return app.request(origin + path, { method: 'POST', headers: all, body: JSON.stringify(body) })
}

async function backstage() {
  return (await (await app.request(`${origin}/demo/backstage`)).json()) as {
    exchanges: { hop: string; path: string; request: { body?: string } }[]
    armed: string[]
    now: string
  }
}

test('every response carries the strict content security policy', async () => {
  for (const path of ['/', '/pay/Quote%3A1', '/demo/config', '/api/wallet/transactions', '/demo/nothing']) {
    const { headers } = await app.request(origin + path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('the page gets the keys to pin, and no secret', async () => {
  const text = await (await app.request(`${origin}/demo/config`)).text()
  expect(JSON.parse(text)).toMatchObject({ backstage: true, trust: { otpBundle: [sandbox.quorumPublicKeyHex] } })
  expect(text).not.toContain(sandbox.credentials.clientSecret)
})

test('the page gets the idle timeout of five minutes', async () => {
  expect(await (await app.request(`${origin}/demo/config`)).json()).toMatchObject({ idleLockMs: 300_000 })
})

test('a created customer can sign in', async () => {
  expect((await post('/demo/customers', { email: 'zoe@example.com', fullName: 'Zoe Noether' })).status).toBe(201)
  const login = await post('/api/wallet/login', { email: 'ZOE@example.com' })
  expect(await login.json()).toMatchObject({ methods: [{ type: 'EMAIL_OTP', nickname: 'z•••@example.com' }] })
})

test('an address gets one wallet only', async () => {
  expect((await post('/demo/customers', { email: 'Ada@example.com', fullName: 'Ada Byron' })).status).toBe(409)
})

test.each([[{ email: 'no', fullName: 'Zoe' }], [{ email: 'x@example.com' }], [null], ['text']])(
  'a customer needs an address and a name: %o',
  async (body) => {
    expect((await post('/demo/customers', body)).status).toBe(400)
  },
)

test.each(['/demo/customers', '/demo/backstage/faults', '/demo/backstage/clock'])(
  'another site, or a form, cannot write to %s',
  async (path) => {
    const body = {
      email: 'mallory@example.com',
      fullName: 'Mallory M',
      fault: 'offline',
      armed: true,
      advanceSeconds: 60,
    }
    expect((await post(path, body, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(path, body, { origin: 'null' })).status).toBe(403)
    expect((await post(path, body, { 'content-type': 'text/plain' })).status).toBe(403)
    expect((await backstage()).armed).toEqual([])
  },
)

const ownPaths = [
  '/',
  '/demo/config',
  '/demo/backstage',
  '/demo/customers',
  '/demo/identity/authorize',
  '/api/wallet/transactions',
]

test.each(ownPaths)('%s is not served under a name that an attacker could point at this machine', async (path) => {
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'wallet.test.evil.example']) {
    const answer = await app.request(`http://${host}:4000${path}`, { headers: { origin: `http://${host}:4000` } })
    expect({ host, status: answer.status }).toEqual({ host, status: 403 })
    expect(await answer.text()).not.toContain('ada@example.com')
  }
})

test('the demo is served at localhost, at an address, and under the names that were allowed', async () => {
  for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'wallet.test', 'WALLET.test:4000'])
    expect({ host, status: (await app.request(`http://${host}/demo/config`)).status }).toEqual({ host, status: 200 })
})

test.each([
  '/demo/customers',
  '/demo/backstage/faults',
  '/demo/backstage/clock',
  '/demo/backstage/sca',
  '/demo/identity/token',
])('%s takes no large body', async (path) => {
  expect((await post(path, 'x'.repeat(70_000))).status).toBe(413)
})

test('a form of the identity provider does not accept a large body', async () => {
  const answer = await app.request(`${origin}/demo/identity/authorize`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ email: `${'x'.repeat(70_000)}@example.com` }),
  })
  expect(answer.status).toBe(413)
})

test.each([
  '/api/wallet/%E0%A4%A',
  '/api/wallet/quotes/%',
  '/demo/%E0%A4%A',
  '/pay/%E0%A4%A',
  '/demo/identity/authorize?state=%',
])('the malformed escape in %s does not cause a server error', async (path) => {
  expect((await app.request(origin + path)).status).toBeLessThan(500)
})

test('the backstage shows both hops of a request', async () => {
  await post('/api/wallet/login', { email: 'ada@example.com' })
  const { exchanges } = await backstage()
  expect(exchanges.some(({ hop, path }) => hop === 'browser-platform' && path === '/api/wallet/login')).toBe(true)
  expect(exchanges.some(({ hop }) => hop === 'platform-service')).toBe(true)
})

test('the clock moves forward only, and the backstage returns the new time', async () => {
  const before = Date.parse((await backstage()).now)
  expect((await post('/demo/backstage/clock', { advanceSeconds: -5 })).status).toBe(400)
  expect((await post('/demo/backstage/clock', { advanceSeconds: 60 })).status).toBe(200)
  expect(Date.parse((await backstage()).now)).toBeGreaterThanOrEqual(before + 60_000)
})

test('an unknown fault is refused', async () => {
  expect((await post('/demo/backstage/faults', { fault: 'toString', armed: true })).status).toBe(400)
})

test('in front of a live service there is no backstage and no route that creates a wallet', async () => {
  const service = { baseUrl: 'https://service.example', clientId: 'id', clientSecret: 'hush' }
  const live = createDemoApp({ ...createLiveParts({ service, options: {} }), pages: (c) => c.text('page') })
  expect((await live.request(`${origin}/demo/backstage`)).status).toBe(404)
  const headers = { origin, 'content-type': 'application/json' }
  expect((await live.request(`${origin}/demo/customers`, { method: 'POST', headers, body: '{}' })).status).toBe(404)
  expect(await (await live.request(`${origin}/demo/config`)).json()).toMatchObject({ backstage: false })
})
