import { expect, test } from 'vitest'
import { createWalletClient } from './createWalletClient.ts'

const baseUrl = '/api/wallet'
const key = `04${'ab'.repeat(64)}`

test('in production the keys of the public deployment are pinned, another one for each purpose', () => {
  const { trust, exportTrust } = createWalletClient({ baseUrl })

  expect(trust.signersHex).toEqual([expect.stringMatching(/^046b4f88[0-9a-f]{122}$/)])
  expect(exportTrust.signersHex).toEqual([expect.stringMatching(/^04cf288f[0-9a-f]{122}$/)])
  expect([trust.dangerouslyTrustUnsigned, exportTrust.dangerouslyTrustUnsigned]).toEqual([false, false])
})

test('keys of one’s own replace those of their purpose only', () => {
  const own = createWalletClient({ baseUrl, trust: { export: [key] } })
  expect(own.exportTrust.signersHex).toEqual([key])
  expect(own.trust.signersHex).not.toContain(key)
})

test('outside production codes need a pinned key, and exports go without until one is pinned', () => {
  const environment = 'sandbox'
  expect(() => createWalletClient({ baseUrl, environment })).toThrow(/no key is pinned in `trust.otpBundle`/)
  expect(() => createWalletClient({ baseUrl, environment, trust: { export: [key] } })).toThrow(/trust\.otpBundle/)
  expect(createWalletClient({ baseUrl, environment, trust: { otpBundle: [key] } }).exportTrust.signersHex).toEqual([])
})

test.each(['dangerouslyTrustUnsignedBundles', 'dangerouslyTrustUnsignedExports'] as const)(
  '%s refuses to start anywhere but in a sandbox',
  (option) => {
    const trust = { otpBundle: [key], export: [key] }
    expect(() => createWalletClient({ baseUrl, trust, [option]: true })).toThrow(option)
    expect(() => createWalletClient({ baseUrl, trust, environment: 'production', [option]: true })).toThrow(option)
    expect(createWalletClient({ baseUrl, trust, environment: 'sandbox', [option]: true })).toBeDefined()
  },
)

test('session keys are made here unless the option says otherwise', () => {
  expect(createWalletClient({ baseUrl }).legacySessionKey).toBe(false)
})
