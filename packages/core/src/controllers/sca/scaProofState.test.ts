import { expect, test } from 'vitest'
import { createServiceError } from '../../errors/serviceCodes.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { type RunningProofState, reduceScaProof, type ScaProofEvent, type ScaRequest } from './scaProofState.ts'

const request: ScaRequest = {
  id: 'ScaChallenge:1',
  factor: 'SMS_OTP',
  otherFactors: [],
  purpose: 'TRANSFER',
  expiresAt: new Date(300_000),
  resendAt: new Date(30_000),
  retryAt: undefined,
}
const later: ScaRequest = { ...request, resendAt: new Date(60_000) }
const next: ScaRequest = { ...request, id: 'ScaChallenge:2' }
const refused = new WalletError('SCA_PROOF_REFUSED')
const limited = createServiceError('RATE_LIMITED')
const outcomeUnknown = new WalletError('SCA_OUTCOME_UNKNOWN')
const until = new Date(900_000)

const states = {
  idle: { status: 'idle' },
  awaiting: { status: 'awaiting-proof', request, resent: false },
  refused: { status: 'awaiting-proof', request, resent: false, error: refused },
  limited: { status: 'awaiting-proof', request, resent: true, error: limited },
  proving: { status: 'proving', request },
  resending: { status: 'resending', request },
  locked: { status: 'locked', request, until },
  suspended: { status: 'suspended' },
  expired: { status: 'expired', request },
  'expired, outcome unknown': { status: 'expired', request, error: outcomeUnknown },
} as const satisfies Record<string, RunningProofState>

const events = {
  asked: { type: 'asked', request: next },
  given: { type: 'proof-given' },
  renewing: { type: 'renewal-asked' },
  renewed: { type: 'renewed', request: later },
  returned: { type: 'returned', request: later },
  failed: { type: 'returned', request: later, error: refused },
  cleared: { type: 'cleared', request: later },
  'cleared of another': { type: 'cleared', request: next },
  locked: { type: 'lock-met', until },
  suspended: { type: 'lock-met', until: undefined },
  expired: { type: 'expired' },
  'expired, outcome unknown': { type: 'expired', error: outcomeUnknown },
} as const satisfies Record<string, ScaProofEvent>

const asked: RunningProofState = { status: 'awaiting-proof', request: next, resent: false }
const back: RunningProofState = { status: 'awaiting-proof', request: later, resent: false }
const backRefused: RunningProofState = { ...back, error: refused }

/** Every state that an event leads to; an event that is not in the table leaves the state unchanged. */
const table: { [state in keyof typeof states]: { [event in keyof typeof events]?: RunningProofState } } = {
  idle: { asked },
  awaiting: {
    asked,
    given: states.proving,
    renewing: states.resending,
    cleared: back,
    expired: states.expired,
    'expired, outcome unknown': states['expired, outcome unknown'],
  },
  refused: {
    asked,
    given: states.proving,
    renewing: states.resending,
    cleared: backRefused,
    expired: states.expired,
    'expired, outcome unknown': states['expired, outcome unknown'],
  },
  limited: {
    asked,
    given: states.proving,
    renewing: states.resending,
    cleared: { ...back, resent: true },
    expired: states.expired,
    'expired, outcome unknown': states['expired, outcome unknown'],
  },
  proving: {
    asked,
    returned: back,
    failed: backRefused,
    locked: states.locked,
    suspended: states.suspended,
    expired: states.expired,
    'expired, outcome unknown': states['expired, outcome unknown'],
  },
  resending: {
    asked,
    renewed: { ...back, resent: true },
    returned: back,
    failed: backRefused,
    locked: states.locked,
    suspended: states.suspended,
    expired: states.expired,
    'expired, outcome unknown': states['expired, outcome unknown'],
  },
  locked: { asked, returned: back, failed: backRefused },
  suspended: { asked },
  expired: { asked, cleared: states.expired },
  'expired, outcome unknown': { asked, cleared: states.expired },
}

const cases = Object.keys(states).flatMap((state) =>
  Object.keys(events).map((event) => [state, event] as [keyof typeof states, keyof typeof events]),
)

test.each(cases)('%s, when %s', (state, event) => {
  const before = states[state]
  const expected = table[state][event]
  const after = reduceScaProof(before, events[event])
  if (expected) expect(after).toEqual(expected)
  else expect(after).toBe(before)
})
