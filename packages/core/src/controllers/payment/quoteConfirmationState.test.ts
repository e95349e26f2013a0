import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireExamples } from '../../../test/wireExamples.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { QuoteChange } from '../../flows/payment/compareQuotes.ts'
import { externalAccountSchema } from '../../wire/externalAccounts.ts'
import { quoteSchema } from '../../wire/quotes.ts'
import type { QuoteConfirmationEvent } from './quoteConfirmationEvent.ts'
import { canConfirm, reduceQuoteConfirmation, type ShownState } from './quoteConfirmationState.ts'

const quote = v.parse(quoteSchema, wireExamples.getQuote?.[200])
const payee = v.parse(externalAccountSchema, wireExamples.getExternalAccount?.[200])
const shown = { quote, payee, changes: [], isAltered: false, isReplacement: false, mayBeSent: false }
const tooOld = new WalletError('QUOTE_EXPIRED')
const lost = new WalletError('NETWORK_UNREACHABLE')
const found = { error: lost, mayBeSent: false, isStopped: false }

/** Every state in which a payment is on the screen. */
const states = {
  review: { status: 'review', ...shown },
  expired: { status: 'expired', ...shown },
  requoting: { status: 'requoting', ...shown },
  signingIn: { status: 'signing-in', credentialId: undefined, ...shown },
  signing: { status: 'signing', ...shown },
  executing: { status: 'executing', ...shown },
  authorizing: {
    ...{ status: 'authorizing', open: true, until: undefined, challenge: { status: 'loading' }, isPrompted: false },
    ...shown,
  },
  toPay: { status: 'sca-signing-in', before: 'paying', ...shown },
  toRequote: { status: 'sca-signing-in', before: 'requoting', ...shown },
  toFollow: { status: 'sca-signing-in', before: 'following', ...shown },
  processing: { status: 'processing', ...shown },
  completed: { status: 'completed', ...shown },
  failed: { status: 'failed', ...shown },
  tooOld: { status: 'failed', ...shown, error: tooOld },
  broken: { status: 'failed', ...shown, error: lost },
  unknown: { status: 'unknown', ...shown },
} satisfies { [name: string]: ShownState }

type Name = keyof typeof states
type Moves = { [name in Name]?: ShownState['status'] }

const changes: readonly QuoteChange[] = [{ field: 'destination', before: 'Grace', after: 'Mallory' }]
const scaSignIn = 'sca-signing-in'
const settling = { signing: 'review', executing: 'review', unknown: 'review' } as const

test.each<[string, QuoteConfirmationEvent, Moves]>([
  [
    'another price is asked for only before a payment, or after one that ended so',
    { type: 'requote-started' },
    { review: 'requoting', expired: 'requoting', toRequote: 'requoting', tooOld: 'requoting' },
  ],
  [
    'a payment is signed only where the user could see and leave it',
    { type: 'confirmed' },
    { review: 'signing', signingIn: 'signing', toPay: 'signing' },
  ],
  [
    'a price ends where it was not sent, or can no longer be paid',
    { type: 'deadline-passed' },
    {
      review: 'expired',
      signingIn: 'expired',
      toPay: 'expired',
      signing: 'expired',
      executing: 'expired',
      unknown: 'expired',
    },
  ],
  [
    'a payment that may have been sent is unknown until something is known of it',
    { type: 'outcome-unknown' },
    {
      ...{ review: 'unknown', signingIn: 'unknown', toPay: 'unknown', requoting: 'unknown' },
      ...{ signing: 'unknown', executing: 'unknown', toFollow: 'unknown' },
    },
  ],
  [
    'a payment is sent after it was signed, or sent again while its outcome is unknown',
    { type: 'sent' },
    { signing: 'executing', unknown: 'executing', toFollow: 'executing' },
  ],
  [
    'a user who comes back without an error is asked for no second payment',
    { type: 'returned' },
    {
      ...settling,
      signingIn: 'review',
      toPay: 'review',
      requoting: 'expired',
      toRequote: 'expired',
      toFollow: 'unknown',
    },
  ],
  [
    'an error is shown beside the payment, unless that may have been sent',
    { type: 'returned', error: lost },
    {
      ...settling,
      signingIn: 'review',
      toPay: 'review',
      requoting: 'review',
      toRequote: 'review',
      toFollow: 'unknown',
    },
  ],
  [
    'a sign-in continues with what was begun, and with nothing that is over',
    { type: 'sca-sign-in-needed', sent: false },
    {
      ...{ requoting: scaSignIn, signingIn: scaSignIn, signing: scaSignIn, executing: scaSignIn },
      ...{ authorizing: scaSignIn, processing: scaSignIn, unknown: scaSignIn },
    },
  ],
  [
    'a new price is agreed to where it was asked for',
    { type: 'requoted', quote, payee, changes: [] },
    { requoting: 'review' },
  ],
  [
    'a payment that waits for a proof gets another quote for another factor',
    { type: 'factor-switched' },
    { authorizing: 'requoting' },
  ],
  [
    'a payment that gets no other quote continues to wait for its proof',
    { type: 'switch-failed', error: lost },
    { requoting: 'authorizing' },
  ],
  [
    'a payment that is signed needs a sign-in, and none that is on its way',
    { type: 'sign-in-needed', credentialId: undefined },
    { signing: 'signing-in', executing: 'signing-in', unknown: 'signing-in' },
  ],
  ['what could not be read before is on the screen by now', { type: 'unavailable', error: lost, sent: false }, {}],
  [
    'another payee stops a payment that is being sent or agreed to',
    { type: 'changed', quote, payee, changes, ...found },
    { ...settling, signingIn: 'review', toPay: 'review' },
  ],
])('%s', (_sentence, event, moves) => {
  for (const name of Object.keys(states) as Name[]) {
    const next = reduceQuoteConfirmation(states[name], event)

    expect([name, next.status]).toEqual([name, moves[name] ?? states[name].status])
  }
})

const change = (field: QuoteChange['field']): QuoteChange => ({ field, before: 1, after: 2 })

test.each<[string, boolean, readonly QuoteChange[]]>([
  ['what the bank says of the name', false, [change('nameCheck')]],
  ['another payee', true, [change('destination')]],
  ['another payee, with its payload', true, [change('destination'), change('payload')]],
  ['another payee and another amount', true, [change('destination'), change('totalSendingAmount')]],
  ['another amount', true, [change('totalSendingAmount')]],
  ['another payload alone', true, [change('payload')]],
])('%s within one quote makes it another payment: %s', (_what, isAltered, seen) => {
  const accepted = { ...states.executing, acceptedName: 'Grace' }
  const next = reduceQuoteConfirmation(accepted, { type: 'changed', quote, payee, changes: seen, ...found })

  expect(next).toMatchObject({ status: 'review', changes: seen, isAltered, acceptedName: undefined })
  expect(canConfirm(next)).toBe(!isAltered)
})

test('a difference that was shown before stays, and so does what was accepted, and a stop is one without a difference, too', () => {
  const before = { ...states.executing, changes: [change('exchangeRate')], acceptedName: 'Grace' }
  const event = { type: 'changed', quote, payee, changes: [], ...found } as const

  for (const isStopped of [false, true])
    expect(reduceQuoteConfirmation(before, { ...event, isStopped })).toMatchObject({
      ...{ changes: before.changes, isAltered: isStopped, acceptedName: 'Grace' },
    })
})

test('an error stands beside the review that it came to', () => {
  expect(reduceQuoteConfirmation(states.review, { type: 'returned', error: lost })).toMatchObject({ error: lost })
})

test('a new price leaves what was accepted of the name, and one for another payee is another payment', () => {
  const before = { ...states.requoting, acceptedName: 'Grace' }
  const requoted = (found: readonly QuoteChange[]) =>
    reduceQuoteConfirmation(before, { type: 'requoted', quote, payee, changes: found })

  expect(requoted([change('totalSendingAmount')])).toMatchObject({ isAltered: false, acceptedName: 'Grace' })
  expect(requoted(changes)).toMatchObject({ changes, isAltered: true })
})

test.each([
  [false, 'PENDING', 'review'],
  [false, 'PROCESSING', 'review'],
  [true, 'PENDING', 'unknown'],
  [true, 'EXPIRED', 'unknown'],
  [true, 'PENDING_AUTHORIZATION', 'authorizing'],
  [true, 'PROCESSING', 'processing'],
  [true, 'FAILED', 'processing'],
] as const)('a quote that may have been sent (%s) and reads as %s is shown as %s', (resumed, status, expected) => {
  const shown = { quote: { ...quote, status }, payee, changes, resumed, sent: { mayBeOut: false, reviewed: undefined } }
  const next = reduceQuoteConfirmation({ status: 'loading' }, { type: 'loaded', ...shown })
  expect(next).toMatchObject({ status: expected, changes })
})

test.each([
  ['pending', 'unknown', undefined],
  ['authorizing', 'authorizing', undefined],
  ['processing', 'processing', undefined],
  ['completed', 'completed', undefined],
  ['failed', 'failed', lost],
  ['expired', 'failed', lost],
] as const)('progress to %s is shown as %s', (stage, status, error) => {
  const progress = { stage, quote, transaction: undefined }
  const next = reduceQuoteConfirmation(states.unknown, { type: 'progressed', progress, error: lost })

  expect(next).toMatchObject({ status, quote, payee })
  expect('error' in next ? next.error : undefined).toBe(error)
})

test('a payment that was sent before a sign-in is followed after it', () => {
  const following = (state: ShownState, sent: boolean) =>
    reduceQuoteConfirmation(state, { type: 'sca-sign-in-needed', sent })

  expect(following(states.executing, true)).toMatchObject({ before: 'following' })
  expect(following(states.executing, false)).toMatchObject({ before: 'paying' })
  expect(following(states.requoting, false)).toMatchObject({ before: 'requoting' })
})

test('a page that shows no payment yet stays as it is, until it is known whether it was sent', () => {
  const loading = { status: 'loading' } as const
  const unavailable = { status: 'unavailable', error: lost, sent: true } as const

  expect(reduceQuoteConfirmation(loading, { type: 'unavailable', error: lost, sent: true })).toEqual(unavailable)
  for (const state of [loading, unavailable])
    for (const type of ['confirmed', 'sent', 'requote-started', 'outcome-unknown'] as const)
      expect(reduceQuoteConfirmation(state, { type })).toBe(state)
  expect(reduceQuoteConfirmation(states.failed, { type: 'load-started' })).toEqual(loading)
})
