import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireExamples } from '../../../test/wireExamples.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { quoteSchema } from '../../wire/quotes.ts'
import { needsPrice, type PaymentBatchState, reducePaymentBatch } from './paymentBatchState.ts'
import type { QuoteConfirmationState, QuoteConfirmationStatus } from './quoteConfirmationState.ts'

const read = v.parse(quoteSchema, wireExamples.getQuote?.[200])
const none: PaymentBatchState = {
  status: 'loading',
  payments: [],
  canConfirm: false,
  canLeave: true,
  canContinue: false,
}
const tooOld = new WalletError('QUOTE_EXPIRED')
const lost = new WalletError('NETWORK_UNREACHABLE')

type Kind = Partial<Omit<QuoteConfirmationState, 'status'>> & { error?: WalletError; open?: boolean }

/** A payment of a list. Each has a quote of its own. */
function payment(
  status: QuoteConfirmationStatus['status'],
  { step = 'review', ...rest }: Kind = {},
  id: string = status,
) {
  const shown = { quote: { ...read, id: `Quote:${id}` }, payee: undefined, changes: [], isAltered: false }
  const waiting = status === 'authorizing' ? { open: true, challenge: { status: 'loading' } } : {}
  const leave = ['loading', 'review', 'expired', 'requoting'].includes(status)
  const hasQuote = status !== 'loading' && status !== 'unavailable'
  const state = { status, step, canLeave: leave, canConfirm: status === 'review', ...(hasQuote && shown), ...waiting }
  return { ...state, ...rest } as QuoteConfirmationState
}

const show = (payments: readonly QuoteConfirmationState[], before: PaymentBatchState = none) =>
  reducePaymentBatch(before, { type: 'payments-moved', payments })

const review = payment('review')
const unavailable = payment('unavailable', { error: lost, canLeave: true })
const signInFirst = payment('unavailable', { error: new WalletError('SCA_SESSION_REQUIRED') })

test.each<[PaymentBatchState['status'], string, QuoteConfirmationState]>([
  ['loading', 'is read', payment('loading')],
  ['sca-signing-in', 'continues after a sign-in', payment('sca-signing-in')],
  ['sca-signing-in', 'is read after a sign-in', signInFirst],
  ['signing-in', 'is signed after a sign-in', payment('signing-in')],
  ['sending', 'is signed', payment('signing')],
  ['sending', 'is sent', payment('executing')],
  ['result', 'may have been sent', payment('unknown')],
  ['result', 'is on its way', payment('processing')],
  ['result', 'was sent and cannot be read', payment('unavailable', { error: lost, canLeave: false })],
  ['result', 'is another one', payment('expired', { step: 'abandoned' })],
  ['result', 'was replaced', payment('expired', { step: 'replaced' })],
  ['challenge', 'waits for its proof', payment('authorizing')],
  ['result', 'waits for a proof that the user closed', payment('authorizing', { open: false })],
  ['result', 'waits for a proof and is another one', payment('authorizing', { step: 'abandoned' })],
  ['unavailable', 'cannot be read', unavailable],
  ['expired', 'is too old', payment('expired')],
  ['expired', 'gets a new price', payment('requoting')],
  ['expired', 'was refused as too old', payment('review', { error: tooOld }, 'expired')],
  ['review', 'could not be sent', payment('review', { error: lost }, 'expired')],
  ['review', 'waits for consent', payment('review', {}, 'expired')],
])('the status is %s where one of two payments %s, and only a review can be agreed to', (status, _what, one) => {
  for (const payments of [
    [review, one],
    [one, review],
  ])
    expect(show(payments)).toMatchObject({ status, canConfirm: status === 'review', canLeave: one.canLeave })
})

test('of two that need something, what comes first is shown', () => {
  const order = [
    payment('loading'),
    signInFirst,
    payment('signing-in'),
    payment('signing'),
    payment('unknown'),
    unavailable,
  ]
  const last = payment('expired')
  const statuses = order.map((first, index) => show([last, ...order.slice(index + 1), first]).status)

  expect(statuses).toEqual(['loading', 'sca-signing-in', 'signing-in', 'sending', 'result', 'unavailable'])
})

test('one that is read again leaves the result of the others on the screen', () => {
  const sent = payment('unknown')
  const before = show([sent, payment('processing')])

  expect(show([sent, payment('loading')], before).status).toBe('result')
  expect(show([sent, payment('loading')]).status).toBe('loading')
  expect(show([review, payment('loading')], before).status).toBe('unavailable')
})

test('one press agrees to all, or to none', () => {
  const undecided = payment('review', { canConfirm: false }, 'expired')

  expect(show([review, undecided])).toMatchObject({ status: 'review', canConfirm: false })
})

test('two with the same quote are one', () => {
  expect(show([review, review, unavailable, unavailable]).payments).toEqual([review, unavailable, unavailable])
})

test('a challenge that was closed can be opened again, unless its payment is another one', () => {
  const closed = { open: false }

  expect(show([review, payment('authorizing', closed)]).canContinue).toBe(true)
  expect(show([review, payment('authorizing')]).canContinue).toBe(false)
  expect(show([review, payment('authorizing', { ...closed, step: 'abandoned' })]).canContinue).toBe(false)
})

test('a refusal of a changed quote needs no price, but a look at what changed', () => {
  expect(needsPrice(payment('review', { error: new WalletError('QUOTE_CHANGED') }))).toBe(false)
  expect(needsPrice(payment('failed', { error: tooOld }))).toBe(false)
})

const first = payment('authorizing', {}, 'signing')
const second = payment('authorizing', {}, 'executing')
const proving = [{ quoteId: 'Quote:signing' }, { quoteId: 'Quote:executing' }]

test('what is known of a proof belongs to its payment alone, and stays while that waits', () => {
  const challenge = { status: 'locked', payment: { quoteId: 'Quote:signing' } } as never
  const asked = show([first, second, review])
  expect(asked).toMatchObject({ status: 'challenge', proving, challenge: { status: 'loading' } })

  const locked = reducePaymentBatch(asked, { type: 'challenge-moved', challenge })
  const later = show([payment('processing', {}, 'signing'), second, review], locked)

  expect(locked).toMatchObject({ challenge, payments: [{ step: 'locked', challenge }, second, review] })
  expect(show([first, second, review], locked)).toEqual(locked)
  // The list stays until all moved on.
  expect(later).toMatchObject({
    status: 'challenge',
    proving,
    challenge,
    payments: [{ status: 'processing' }, second, review],
  })
  expect(show([payment('processing'), payment('completed')], later).status).toBe('result')
  expect(reducePaymentBatch(none, { type: 'challenge-moved', challenge })).toBe(none)
})

test('a payment that moved on is shown as it is, and not as what was known of its proof', () => {
  const challenge = { status: 'locked', payment: { quoteId: 'Quote:signing' } } as never
  const moved = [payment('processing', {}, 'signing'), second]
  const asked = show([first, second])
  const locked = reducePaymentBatch(asked, { type: 'challenge-moved', challenge })

  expect(show(moved, locked).payments).toEqual(moved)
  expect(reducePaymentBatch(show(moved, asked), { type: 'challenge-moved', challenge }).payments).toEqual(moved)
})

test('no proof is asked for before all are sent, and one is asked for where nothing was read before', () => {
  expect(show([first, payment('signing', {}, 'other')]).status).toBe('sending')
  expect(show([first, second], show([payment('loading'), review])).status).toBe('challenge')
})

test('a challenge ends with its own payments, also while another one waits', () => {
  const asked = show([first, review])
  const gone = payment('processing', {}, 'signing')

  expect(show([gone, second], asked)).toMatchObject({ status: 'challenge', proving: [{ quoteId: 'Quote:executing' }] })
  expect(show([payment('authorizing', { open: false }, 'signing'), review], asked).status).toBe('result')
})
