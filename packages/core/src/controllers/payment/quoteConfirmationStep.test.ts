import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireExamples } from '../../../test/wireExamples.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { quoteSchema } from '../../wire/quotes.ts'
import type { ScaChallengeState } from '../sca/scaChallengeState.ts'
import type { QuoteConfirmationState, QuoteConfirmationStatus } from './quoteConfirmationState.ts'
import { canLeave, challengeStepOf, type QuoteConfirmationStep, stepOf } from './quoteConfirmationStep.ts'

const quote = v.parse(quoteSchema, wireExamples.getQuote?.[200])
const shown = { quote, payee: undefined, changes: [], isAltered: false, isReplacement: false, mayBeSent: false }
const payment = {
  quoteId: quote.id,
  amount: { amount: 1n, currency: quote.sendingCurrency },
  payee: { umaAddress: '$g@e' },
}
const isReplacement = true
const price = { changes: [{ field: 'exchangeRate', before: 1, after: 2 }] } as const
const recipient = { changes: [{ field: 'destination', before: 'Grace', after: 'Mallory' }] } as const
const named = { changes: [{ field: 'nameCheck', before: 'Grace', after: 'Mallory' }] } as const
const signInFirst = new WalletError('SCA_SESSION_REQUIRED')
const lost = new WalletError('NETWORK_UNREACHABLE')
const unknown = new WalletError('REFERENCE_NOT_FOUND')

const loading: QuoteConfirmationStatus = { status: 'loading' }
const unavailable = (error: WalletError, sent: boolean): QuoteConfirmationStatus => ({
  status: 'unavailable',
  error,
  sent,
})
const waiting = (challenge: ScaChallengeState = { status: 'loading' }): QuoteConfirmationStatus => ({
  ...{ status: 'authorizing', open: true, until: undefined, challenge, isPrompted: false, ...shown },
})
const on = (state: QuoteConfirmationStatus, step: QuoteConfirmationStep): QuoteConfirmationState => ({
  ...{ ...state, step, canLeave: true, canConfirm: false },
})

test.each<[QuoteConfirmationStep, string, QuoteConfirmationStatus]>([
  ['loading', 'is read', loading],
  ['loading', 'is read after a sign-in', unavailable(signInFirst, false)],
  ['following', 'was sent, and is read after a sign-in', unavailable(signInFirst, true)],
  ['unreadable', 'was sent and cannot be read', unavailable(lost, true)],
  ['unreadable', 'was sent and cannot be found', unavailable(unknown, true)],
  ['notFound', 'does not exist', unavailable(unknown, false)],
  ['unavailable', 'cannot be read', unavailable(lost, false)],
  ['expired', 'is too old', { status: 'expired', ...shown }],
  ['expired', 'gets a new price', { status: 'requoting', ...shown }],
  ['switching', 'gets another factor', { status: 'requoting', ...shown, isReplacement }],
  ['switching', 'is signed for another factor', { status: 'signing', ...shown, isReplacement }],
  ['switching', 'is sent for another factor', { status: 'executing', ...shown, isReplacement }],
  [
    'changed',
    'is sent for another factor at another price',
    { status: 'executing', ...shown, ...price, isReplacement },
  ],
  ['review', 'is sent', { status: 'executing', ...shown }],
  ['following', 'was sent, and continues after a sign-in', { status: 'sca-signing-in', before: 'following', ...shown }],
  ['expired', 'gets a price after a sign-in', { status: 'sca-signing-in', before: 'requoting', ...shown }],
  [
    'switching',
    'is replaced after a sign-in',
    { status: 'sca-signing-in', before: 'requoting', ...shown, isReplacement },
  ],
  ['review', 'is paid after a sign-in', { status: 'sca-signing-in', before: 'paying', ...shown }],
  ['review', 'waits for consent', { status: 'review', ...shown }],
  ['review', 'could not be sent', { status: 'review', ...shown, error: lost }],
  ['abandoned', 'is another one', { status: 'review', ...shown, ...recipient, isAltered: true }],
  ['changed', 'has another price', { status: 'review', ...shown, ...price }],
  ['review', 'has another word of the bank on the name', { status: 'review', ...shown, ...named }],
  ['review', 'is on its way', { status: 'processing', ...shown }],
])('the step is %s where a payment %s', (step, _what, state) => {
  expect(stepOf(state, { before: on(loading, 'loading'), hasRequest: false })).toBe(step)
})

test('where a payment is described, it is the recipient that was not found', () => {
  const before = on(loading, 'loading')

  expect(stepOf(unavailable(unknown, false), { before, hasRequest: true })).toBe('unavailable')
  expect(stepOf(unavailable(unknown, true), { before, hasRequest: true })).toBe('unreadable')
})

test('what is known of a proof stays until there is something new about it, or another quote', () => {
  const before = on(waiting(), 'outcomeUnknown')
  const next = { ...before, quote: { ...quote, id: 'Quote:before' } }
  const step = (of: QuoteConfirmationState, challenge?: ScaChallengeState) =>
    stepOf(waiting(challenge), { before: of, hasRequest: false })

  expect(step(before)).toBe('outcomeUnknown')
  expect(step(before, { status: 'abandoned', payment, changes: [] })).toBe('abandoned')
  expect(step(next)).toBe('authorizing')
  expect(step(on({ status: 'executing', ...shown }, 'changed'))).toBe('authorizing')
})

const proof = { payment, proofNumber: 1 }

test.each<[ReturnType<typeof challengeStepOf>, object]>([
  ['abandoned', { status: 'abandoned', changes: [] }],
  ['locked', { status: 'locked' }],
  ['suspended', { status: 'suspended' }],
  ['replaced', { status: 'unavailable', error: new WalletError('SCA_CHALLENGE_EXPIRED') }],
  [undefined, { status: 'unavailable', error: lost }],
  ['outcomeUnknown', { status: 'awaiting-proof', error: new WalletError('SCA_OUTCOME_UNKNOWN') }],
  ['authorizing', { status: 'awaiting-proof', error: new WalletError('SCA_CHALLENGE_EXPIRED') }],
  ['authorizing', { status: 'awaiting-proof', error: undefined }],
  ['authorizing', { status: 'awaiting-proof' }],
  [undefined, { status: 'loading' }],
])('%s is known of the challenge %j', (step, challenge) => {
  expect(challengeStepOf({ ...proof, ...challenge } as ScaChallengeState)).toBe(step)
})

test.each<[boolean, string, QuoteConfirmationStatus]>([
  [true, 'is read', loading],
  [true, 'cannot be read', unavailable(lost, false)],
  [false, 'was sent and cannot be read', unavailable(lost, true)],
  [true, 'is read after a sign-in', unavailable(signInFirst, false)],
  [true, 'waits for consent', { status: 'review', ...shown }],
  [true, 'is too old', { status: 'expired', ...shown }],
  [true, 'gets a new price', { status: 'requoting', ...shown }],
  [false, 'is signed after a sign-in', { status: 'signing-in', credentialId: undefined, ...shown }],
  [false, 'continues after another sign-in', { status: 'sca-signing-in', before: 'following', ...shown }],
  [false, 'is signed', { status: 'signing', ...shown }],
  [false, 'is sent', { status: 'executing', ...shown }],
  [false, 'waits for a proof', waiting()],
  [false, 'may have been sent', { status: 'unknown', ...shown }],
  [false, 'is on its way', { status: 'processing', ...shown }],
])('whether the user can leave is %s where a payment %s', (expected, _what, state) => {
  expect(canLeave(state)).toBe(expected)
})
