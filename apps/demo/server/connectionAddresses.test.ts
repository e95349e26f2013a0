import { createSessionKey, encryptOtp, stampPayload } from '@countersign/core/crypto'
import { createSandbox } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createConnectionAddresses } from './connectionAddresses.ts'
import { createDemoApp } from './demoApp.ts'
import { createSandboxParts } from './sandboxParts.ts'

const forged = { 'x-forwarded-for': '198.51.100.9', forwarded: 'for=198.51.100.9', 'x-real-ip': '198.51.100.9' }

/** Requests an address from the server over a real connection. */
async function askOver(app: { fetch: Parameters<typeof serve>[0]['fetch'] }, ask: (url: string) => Promise<void>) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  try {
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    await ask(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
  } finally {
    await new Promise((closed) => server.close(closed))
  }
}

test('the address is that of the connection, regardless of the headers', async () => {
  const addresses = createConnectionAddresses()
  const app = new Hono<{ Bindings: HttpBindings }>().get('/', (c) => {
    addresses.note(c)
    return c.json(addresses.of(c.req.raw) ?? null)
  })

  await askOver(app, async (url) => {
    expect(await (await fetch(url.replace('localhost', '127.0.0.1'), { headers: forged })).json()).toBe('127.0.0.1')
  })
  expect(await (await app.request('/', { headers: forged })).json()).toBeNull()
})

test('at an SCA sign-in the service gets the address of the connection', async () => {
  const sandbox = createSandbox({ verification: 'at creation' })
  const service = await startSandboxServer({ sandbox, port: 0 })
  const parts = await createSandboxParts({
    sandbox,
    service: { baseUrl: service.baseUrl, ...sandbox.credentials },
    options: {},
  })
  const app = createDemoApp({ ...parts, pages: (c) => c.text('page') })

  await askOver(app, async (url) => {
    const browser = createBrowser(url.replace('localhost', '127.0.0.1'))
    await browser.signIn('elena@example.com', sandbox.quorumPublicKeyHex)
    const { challengeId } = await browser.post('/sca/login/start', { factor: 'SMS_OTP' })
    const lie = { factor: 'SMS_OTP', challengeId, code: '123456', endUserIpAddress: '198.51.100.9' }
    expect(await browser.post('/sca/login/complete', lie)).toMatchObject({ status: 'SUCCESS' })

    const { exchanges } = (await (await fetch(`${url}/demo/backstage`)).json()) as {
      exchanges: { hop: string; path: string; request: { body?: string } }[]
    }
    const sent = exchanges.find(({ hop, path }) => hop === 'platform-service' && path.includes('/sca/login/complete'))
    expect(sent?.request.body).toContain('"endUserIpAddress": "127.0.0.1"')
    expect(sent?.request.body).not.toContain('198.51.100.9')
  })
  await service.close()
})

/** Keeps cookies, and signs in by a code as the page does. */
function createBrowser(origin: string) {
  let cookie = ''
  async function post(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(`${origin}/api/wallet${path}`, {
      method: 'POST',
      headers: { origin, cookie, ...forged, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) cookie = set.join('; ')
    return (await answer.json()) as Record<string, string>
  }

  async function signIn(email: string, signerHex: string) {
    const key = await createSessionKey()
    const { methods } = (await post('/login', { email })) as unknown as { methods: { id: string }[] }
    const path = `/auth/credentials/${methods[0]?.id}`
    const { otpEncryptionTargetBundle: targetBundle = '' } = await post(`${path}/challenge`)
    const sealing = { code: '000000', publicKeyHex: key.publicKeyHex, targetBundle, trust: { signersHex: [signerHex] } }
    const body = { type: 'EMAIL_OTP', encryptedOtpBundle: await encryptOtp(sealing) }
    const { payloadToSign = '', requestId = '' } = await post(`${path}/verify`, body)
    const stamp = (await stampPayload(payloadToSign, key, 'sign-in')).headerValue
    await post(`${path}/verify`, body, { 'service-wallet-signature': stamp, 'request-id': requestId })
  }
  return { post, signIn }
}
