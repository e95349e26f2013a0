import { expect, test } from 'vitest'
import { WalletError } from '../../errors/WalletError.ts'
import { reduceScaFactorReset, type ScaFactorResetEvent, type ScaFactorResetState } from './scaFactorResetState.ts'

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
const states: readonly ScaFactorResetState[] = [
  { status: 'loading' },
  { status: 'idle' },
  { status: 'starting', factor },
  { ...waiting, error },
  { status: 'passed', factor },
  { status: 'completing', factor },
  { status: 'completed', factor },
  { status: 'rejected', factor },
  { status: 'expired', factor },
]

const idle = { status: 'idle' }
const begin = { status: 'starting', factor: 'PASSKEY' }
const everywhere = (state: object) => Object.fromEntries(states.map(({ status }) => [status, state]))
const only = (names: string, state: object) => Object.fromEntries(names.split(' ').map((name) => [name, state]))

test.each<[ScaFactorResetEvent, object]>([
  [
    { type: 'start-requested', factor: 'PASSKEY' },
    only('loading idle waiting passed completed rejected expired', begin),
  ],
  [{ type: 'begun', expiresAt: at, link: 'available', token: 'available' }, { starting: waiting }],
  [
    { type: 'not-read', factor, error },
    { loading: { ...plain, error }, waiting: { ...waiting, error } },
  ],
  [{ type: 'complete-requested' }, { passed: { status: 'completing', factor } }],
  [
    { type: 'failed', error, retryAt: later },
    { starting: { status: 'idle', error, retryAt: later }, completing: { status: 'passed', factor, error } },
  ],
  [{ type: 'gone', error }, everywhere({ status: 'idle', error })],
  [{ type: 'gone' }, everywhere(idle)],
  [{ type: 'destroyed' }, everywhere({ status: 'loading' })],
])('$type changes the states that it fits, and no others', (event, expected) => {
  const moved = states.map((state) => [state, reduceScaFactorReset(state, event)] as const)
  const changed = moved.filter(([before, after]) => before !== after)
  expect(Object.fromEntries(changed.map(([{ status }, after]) => [status, after]))).toEqual(expected)
})

const read = (before: object, progress: { stage: 'waiting' | 'in-review' | 'passed'; expiresAt?: Date }) =>
  reduceScaFactorReset(before as ScaFactorResetState, { type: 'read', factor, progress })

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
