import type { QuoteConfirmationState } from '@countersign/core'
import { WalletError } from '@countersign/core'
import { expect, test } from 'vitest'
import { type BatchStep, batchStepOf } from './batchStep.ts'

const states = (...given: object[]) => given as QuoteConfirmationState[]
const challenged = { status: 'authorizing', open: true }
const putOff = { status: 'authorizing', open: false }
const lapsed = { status: 'unavailable', error: new WalletError('SCA_SESSION_REQUIRED') }
const unread = { status: 'unavailable', error: new WalletError('TIMEOUT') }

test.each<[BatchStep, ...object[]]>([
  ['loading', { status: 'review' }, { status: 'loading' }],
  ['unavailable', { status: 'review' }, unread],
  ['sca-signing-in', unread, lapsed],
  ['sca-signing-in', { status: 'signing' }, { status: 'sca-signing-in' }],
  ['signing-in', { status: 'executing' }, { status: 'signing-in' }],
  ['review', { status: 'review' }, { status: 'expired' }],
  // One list stands above all challenges, so the first one waits until it is known what needs one.
  ['paying', challenged, { status: 'executing' }],
  ['challenge', challenged, { status: 'completed' }, { status: 'review' }],
  ['result', putOff, { status: 'processing' }],
  ['result', { status: 'completed' }, { status: 'review' }],
])('comes to %s', (step, ...given) => {
  expect(batchStepOf(states(...given))).toBe(step)
})
