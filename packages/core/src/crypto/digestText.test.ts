import { expect, test } from 'vitest'
import { digestText } from './digestText.ts'

test('the digest of a text is the published SHA-256 (FIPS 180-4, examples)', async () => {
  expect(await digestText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
