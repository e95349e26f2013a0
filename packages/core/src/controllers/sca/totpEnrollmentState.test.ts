import { expect, test } from 'vitest'
import { WalletError } from '../../errors/WalletError.ts'
import { reduceTotpEnrollment, type TotpEnrollmentEvent, type TotpEnrollmentState } from './totpEnrollmentState.ts'

const error = new WalletError('SCA_PROOF_REFUSED')
const states: readonly TotpEnrollmentState[] = [
  { status: 'idle' },
  { status: 'starting' },
  { status: 'awaiting-code', clearAtMs: 1 },
  { status: 'confirming', clearAtMs: 1 },
  { status: 'recovery-codes', count: 10, clearAtMs: 1 },
  { status: 'cleared', enrolled: true },
  { status: 'done' },
]

const begin = { status: 'starting' }
const idle = { status: 'idle' }

test.each<[TotpEnrollmentEvent, object]>([
  [{ type: 'start-requested' }, { idle: begin, cleared: begin, done: begin }],
  [{ type: 'secret-made', clearAtMs: 2 }, { starting: { status: 'awaiting-code', clearAtMs: 2 } }],
  [{ type: 'code-submitted' }, { 'awaiting-code': { status: 'confirming', clearAtMs: 1 } }],
  [{ type: 'enrolled', count: 8, clearAtMs: 2 }, { confirming: { status: 'recovery-codes', count: 8, clearAtMs: 2 } }],
  [{ type: 'enrolled', count: 0, clearAtMs: 2 }, { confirming: { status: 'done' } }],
  [{ type: 'enrolled-without-codes' }, { confirming: { status: 'cleared', enrolled: true } }],
  [
    { type: 'failed', error },
    { starting: { status: 'idle', error }, confirming: { status: 'awaiting-code', clearAtMs: 1, error } },
  ],
  [{ type: 'resumed' }, { 'awaiting-code': { status: 'awaiting-code', clearAtMs: 1 } }],
  [
    { type: 'time-over' },
    {
      'awaiting-code': { status: 'cleared', enrolled: false },
      'recovery-codes': { status: 'cleared', enrolled: true },
    },
  ],
  [{ type: 'finished' }, { 'recovery-codes': { status: 'done' } }],
  [
    { type: 'left' },
    {
      idle,
      starting: idle,
      'awaiting-code': idle,
      confirming: idle,
      'recovery-codes': { status: 'cleared', enrolled: true },
    },
  ],
])('$type changes the states that it fits, and no others', (event, expected) => {
  const moved = states.map((state) => [state, reduceTotpEnrollment(state, event)] as const)
  const changed = moved.filter(([before, after]) => before !== after)
  expect(Object.fromEntries(changed.map(([{ status }, after]) => [status, after]))).toEqual(expected)
})
