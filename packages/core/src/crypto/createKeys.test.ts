import { expect, test, vi } from 'vitest'
import { createIdempotencyKey } from './createIdempotencyKey.ts'
import { createSessionKey } from './createSessionKey.ts'
import { createOidcNonce, createOidcState } from './oidcNonce.ts'
import { createSealingKey } from './sealingKey.ts'

test.each([
  ['a session key', createSessionKey, ['sign']],
  ['a key for one response', createSealingKey, ['deriveBits']],
])('%s never leaves the browser, and does one thing', async (_what, create, usages) => {
  const { privateKey } = await create()

  expect([privateKey.extractable, privateKey.usages]).toEqual([false, usages])
  for (const format of ['pkcs8', 'jwk', 'raw'] as const)
    await expect(crypto.subtle.exportKey(format, privateKey)).rejects.toThrow()
})

test.each([
  ['a session key', createSessionKey],
  ['a key for one response', createSealingKey],
])('without WebCrypto, %s is not made, and the error says why', async (_what, create) => {
  for (const missing of [undefined, {}]) {
    vi.stubGlobal('crypto', missing)
    await expect(create()).rejects.toMatchObject({ name: 'WalletError', code: 'BROWSER_UNSUPPORTED' })
  }
})

test('each idempotency key and each state is a new one', () => {
  const keys = Array.from({ length: 100 }, createIdempotencyKey)
  const states = Array.from({ length: 100 }, createOidcState)

  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  for (const state of states) expect(Buffer.from(state, 'base64url')).toHaveLength(16)
  expect(new Set([...keys, ...states]).size).toBe(200)
})

test('the nonce is the digest of the text of the key, not of its bytes', async () => {
  // The published SHA-256 of "abc" (FIPS 180-4, examples).
  expect(await createOidcNonce('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
