import { expect, test } from 'vitest'
import { WalletError } from '../../errors/WalletError.ts'
import { readLock } from './readLock.ts'

const locked = (details?: Record<string, unknown>) => readLock(new WalletError('ACCOUNT_LOCKED', { details }))
const lockedUntil = '2026-03-01T12:15:00Z'

test('a lock with an end lasts until then', () => {
  const lock = { lockedUntil: new Date(lockedUntil), suspended: false }

  expect(locked({ lockedUntil, failedAttempts: 5, suspended: false })).toEqual(lock)
  expect(locked({ lockedUntil })).toEqual(lock)
})

test.each([
  ['says so', { lockedUntil: null, failedAttempts: 9, suspended: true }],
  ['says so in addition to an end', { lockedUntil, suspended: true }],
  ['has no end', { lockedUntil: null, suspended: false }],
  ['has an end that is no time', { lockedUntil: 'soon', suspended: 'no' }],
  ['says nothing at all', undefined],
])('a lock that %s is a suspension', (_name, details) => {
  expect(locked(details)).toEqual({ lockedUntil: undefined, suspended: true })
})
