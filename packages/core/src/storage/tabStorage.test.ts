import { afterEach, expect, test } from 'vitest'
import { createTabStorage } from './tabStorage.ts'

const genuine = globalThis.sessionStorage

/** Replaces the tab's own storage. */
function stub(storage: unknown): void {
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...(storage as PropertyDescriptor) })
}

afterEach(() => stub({ value: genuine }))

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

test.each([
  ['refuses its storage', { get: refuse }],
  ['has a full storage', { value: { getItem: () => null, setItem: refuse, removeItem: refuse } }],
  ['has no storage', { value: undefined }],
])('a tab that %s starts over after a reload, and nothing fails', (_name, storage) => {
  stub(storage)
  const notes = createTabStorage({ name: 'refused' })

  expect(() => notes.write('challenge', { credentialId: 'a' })).not.toThrow()
  expect(() => notes.remove('challenge')).not.toThrow()
  expect(notes.read('challenge')).toBeUndefined()
})

test('each wallet of a tab has records of its own, until they are removed', () => {
  const wallet = createTabStorage({ name: 'own' })
  wallet.write('challenge', { credentialId: 'a' })

  expect(wallet.read('challenge')).toEqual({ credentialId: 'a' })
  expect(sessionStorage.getItem('own:challenge')).toBe('{"credentialId":"a"}')
  expect(createTabStorage({ name: 'other' }).read('challenge')).toBeUndefined()
  wallet.remove('challenge')
  expect(wallet.read('challenge')).toBeUndefined()
})

test('a record that is not JSON is ignored', () => {
  stub({ value: { getItem: () => '{"half', setItem: () => {}, removeItem: () => {} } })

  expect(createTabStorage({ name: 'damaged' }).read('challenge')).toBeUndefined()
})
