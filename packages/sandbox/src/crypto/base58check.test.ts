import { expect, test } from 'vitest'
import { encodeBase58Check } from './base58check.ts'

test.each([
  // The payload of the first Bitcoin address ever paid to, with its version byte, and the same all zeros.
  ['0062e907b15cbf27d5425399ebf6f0fb50ebb88f18', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['000000000000000000000000000000000000000000', '1111111111111111111114oLvT2'],
])('%s is %s', async (hex, text) => {
  expect(await encodeBase58Check(Uint8Array.from(Buffer.from(hex, 'hex')))).toBe(text)
})
