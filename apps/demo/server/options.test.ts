import { sandboxWebhookPublicKeyPem } from '@countersign/sandbox'
import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const key = `04${'ab'.repeat(64)}`

test('an empty environment starts the sandbox on the usual port', () => {
  expect(readOptions({})).toMatchObject({ port: 4000, allowedHosts: [], trust: { otpBundle: [], export: [] } })
  expect(readOptions({}).service).toBeUndefined()
})

test('a live service comes with its credentials, keys and customers', () => {
  const options = readOptions({
    SERVICE_BASE_URL: 'https://service.example/2025-10-13',
    SERVICE_CLIENT_ID: 'id',
    SERVICE_CLIENT_SECRET: 'secret',
    SERVICE_SIGNATURE_HEADER: 'Other-Wallet-Signature',
    SERVICE_TRUST_OTP: `${key}, ${key}`,
    DEMO_CUSTOMERS: 'ada@example.com=Customer:1',
    DEMO_DECOY: 'Customer:2',
    SERVICE_WEBHOOK_KEYS: `${sandboxWebhookPublicKeyPem}\n${sandboxWebhookPublicKeyPem}`,
    DEMO_ALLOWED_HOSTS: 'wallet.test, demo.example',
  })
  expect(options.service).toEqual({
    baseUrl: 'https://service.example/2025-10-13',
    clientId: 'id',
    clientSecret: 'secret',
  })
  expect(options.walletSignatureHeader).toBe('Other-Wallet-Signature')
  expect(options.trust?.otpBundle).toEqual([key, key])
  expect(options.customers?.get('ada@example.com')).toBe('Customer:1')
  expect(options.webhookKeys).toEqual(Array(2).fill(sandboxWebhookPublicKeyPem.trim()))
  expect(options.decoyCustomerId).toBe('Customer:2')
  expect(options.allowedHosts).toEqual(['wallet.test', 'demo.example'])
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ SERVICE_BASE_URL: 'service' }, 'SERVICE_BASE_URL'],
  [{ SERVICE_BASE_URL: 'https://service.example', SERVICE_CLIENT_ID: 'id' }, 'SERVICE_CLIENT_SECRET'],
  [{ SERVICE_TRUST_OTP: key.slice(2) }, 'SERVICE_TRUST_OTP'],
  [{ SERVICE_TRUST_EXPORT: 'zz' }, 'SERVICE_TRUST_EXPORT'],
  [{ DEMO_CUSTOMERS: 'ada@example.com=1' }, 'DEMO_CUSTOMERS'],
  [{ SERVICE_WEBHOOK_KEYS: 'AAAA' }, 'SERVICE_WEBHOOK_KEYS'],
  [{ DEMO_DECOY: 'decoy@example.com' }, 'DEMO_DECOY'],
])('a malformed variable is named: %o', (env, name) => {
  expect(() => readOptions(env)).toThrow(name)
})

test('a failure does not repeat the client secret', () => {
  const env = { SERVICE_BASE_URL: 'https://service.example', SERVICE_CLIENT_SECRET: 'hush' }
  expect(() => readOptions(env)).toThrow(/^((?!hush).)*$/s)
})
