import { expect, test } from 'vitest'
import { listDerived, readDerived } from './derive.ts'

const derived = Object.entries(listDerived())

test('everything that is derived is compared', () => {
  expect(derived.length).toBeGreaterThan(110)
})

test.each(derived)('%s is current; otherwise `pnpm derive`, and for `api/` a line in CHANGELOG.md', (file, text) => {
  expect(readDerived(file)).toBe(text)
})
