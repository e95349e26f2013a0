import { expect, test } from 'vitest'
import { WalletError } from '../../errors/WalletError.ts'
import { afterReading, type ScaFactorResetState } from './scaFactorResetState.ts'

const error = new WalletError('NETWORK_UNREACHABLE')
const factor = 'TOTP'
const at = new Date(1)
const later = new Date(2)
const waiting = {
  status: 'waiting',
  factor,
  expiresAt: at,
  link: 'available',
  token: 'available',
  inReview: false,
} as const
const plain = { ...waiting, expiresAt: undefined, link: 'none', token: 'none' } as const
const read = (before: object, progress: { stage: 'waiting' | 'in-review' | 'passed'; expiresAt?: Date }) =>
  afterReading(before as ScaFactorResetState, { factor, ...progress })

test('a reading keeps the link, and clears the error that kept it from being read', () => {
  const linkError = new WalletError('VERIFICATION_LINK_UNTRUSTED')
  const before = { ...waiting, error, linkError }
  expect(read(before, { stage: 'waiting', expiresAt: later })).toEqual({ ...waiting, linkError, expiresAt: later })
  expect(read(before, { stage: 'waiting' })).toEqual({ ...waiting, linkError })
})

test('a reading that shows a review uses up the link', () => {
  const progress = { stage: 'in-review', expiresAt: later } as const
  expect(read(waiting, progress)).toEqual({ ...plain, inReview: true, expiresAt: later })
})

test('a reading that comes too late changes nothing', () => {
  for (const before of [{ status: 'idle' }, { status: 'starting', factor: 'PASSKEY' }])
    expect(read(before, { stage: 'passed' })).toBe(before)
})
