import { createServiceClient } from '@countersign/platform/service'
import { createSandbox } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoApp } from '../demoApp.ts'
import { createLiveParts } from '../liveParts.ts'
import type { LiveService } from '../options.ts'
import { createWalletCustomer } from './createWalletCustomer.ts'
import { findDecoy } from './findDecoy.ts'

const origin = 'http://localhost:4000'
const sandbox = createSandbox()
let service: LiveService
let close: () => Promise<void>

beforeAll(async () => {
  const server = await startSandboxServer({ sandbox, port: 0 })
  close = server.close
  service = { baseUrl: server.baseUrl, ...sandbox.credentials }
})
afterAll(() => close())

/** Types an address at a demo in front of a service that runs elsewhere, and requests the code. */
async function askForCode(decoy: Awaited<ReturnType<typeof findDecoy>> | undefined) {
  const app = createDemoApp({ ...createLiveParts({ service, options: {}, decoy }), pages: (c) => c.text('page') })
  const post = (path: string, headers: Record<string, string>, body?: string) =>
    app.request(`${origin}/api/wallet${path}`, { method: 'POST', headers: { origin, ...headers }, body: body ?? null })
  const json = { 'content-type': 'application/json' }
  const login = await post('/login', json, JSON.stringify({ email: 'stranger@example.com' }))
  const { methods } = (await login.json()) as { methods: { id: string }[] }
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return post(`/auth/credentials/${methods[0]?.id}/challenge`, { cookie })
}

test('an unknown login gets a genuine challenge from the wallet of the configured customer', async () => {
  const { customerId, credentialId } = await createWalletCustomer(createServiceClient(service), {
    email: 'decoy@example.com',
    fullName: 'Decoy Customer',
  })

  const decoy = await findDecoy(createServiceClient(service), { customerId })
  const answer = await askForCode(decoy)

  expect(decoy.credentialId).toBe(credentialId)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ otpEncryptionTargetBundle: expect.stringContaining('dataSignature') })
})

test('without a decoy an unknown login can be told apart, as the platform documents', async () => {
  expect((await askForCode(undefined)).status).toBe(429)
})

test('a customer without a code by email, and one who does not exist, are refused with the name of the variable', async () => {
  const { customerId } = await createWalletCustomer(createServiceClient(service), {
    phoneNumber: '+14155550199',
    fullName: 'Decoy Customer',
  })
  await expect(findDecoy(createServiceClient(service), { customerId })).rejects.toThrow('DEMO_DECOY')
  await expect(findDecoy(createServiceClient(service), { customerId: 'Customer:none' })).rejects.toThrow('DEMO_DECOY')
})

test('an unreachable service is reported without quoting a secret', async () => {
  const gone = { ...service, baseUrl: 'http://127.0.0.1:1/2025-10-13' }
  await expect(findDecoy(createServiceClient({ ...gone, retries: 0 }), { customerId: 'Customer:1' })).rejects.toThrow(
    /DEMO_DECOY(?!.*sandbox-secret)/,
  )
})
