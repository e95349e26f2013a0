import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireExamples } from '../../../test/wireExamples.ts'
import { createServiceError } from '../../errors/serviceCodes.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { QuoteChange } from '../../flows/payment/compareQuotes.ts'
import { externalAccountSchema } from '../../wire/externalAccounts.ts'
import { quoteSchema } from '../../wire/quotes.ts'
import { canConfirm, reduceQuoteConfirmation } from './quoteConfirmationState.ts'

const quote = v.parse(quoteSchema, wireExamples.getQuote?.[200])
const payee = v.parse(externalAccountSchema, wireExamples.getExternalAccount?.[200])
const changes: readonly QuoteChange[] = [{ field: 'destination', before: 'Grace', after: 'Mallory' }]

test.each([
  ['was not confirmed in time', 'failed', 'SCA_NOT_COMPLETED', { status: 'review', mayBeSent: false }],
  ['may be on its way', 'pending', undefined, { status: 'review', mayBeSent: true }],
  ['was sent and came back', 'failed', 'PAYOUT_RETURNED', { status: 'failed' }],
] as const)('of a stopped payment that %s, the stop or the rest is shown', (_what, stage, failureReason, expected) => {
  const stopped = {
    status: 'unknown',
    quote,
    payee,
    changes,
    isAltered: true,
    isReplacement: false,
    mayBeSent: true,
  } as const
  const progress = { stage, quote, transaction: undefined }
  const error = failureReason && createServiceError(failureReason)

  const next = reduceQuoteConfirmation(stopped, { type: 'progressed', progress, error })

  expect(next).toMatchObject({ ...expected, changes })
  expect('error' in next ? next.error : undefined).toBe(expected.status === 'failed' ? error : undefined)
})

test('a stopped payment was not sent once nothing that was sent can be carried out any longer', () => {
  const stopped = { status: 'review', quote, payee, changes, isAltered: true, isReplacement: false } as const

  const next = reduceQuoteConfirmation({ ...stopped, mayBeSent: true }, { type: 'deadline-passed' })

  expect(next).toEqual({ ...stopped, mayBeSent: false })
})

const shown = { quote, payee, changes, isAltered: false, isReplacement: false, mayBeSent: false }

test.each([
  [
    'is not what the user agreed to',
    { ...shown, status: 'review', isAltered: true, error: new WalletError('QUOTE_CHANGED') } as const,
  ],
  [
    'is not what would be signed',
    reduceQuoteConfirmation(
      { ...shown, status: 'signing' },
      { type: 'returned', error: new WalletError('PAYLOAD_MISMATCH') },
    ),
  ],
])('a payment that %s gets no other price, and stays when its time is over', (_what, stopped) => {
  for (const type of ['requote-started', 'deadline-passed'] as const)
    expect(reduceQuoteConfirmation(stopped, { type })).toEqual(stopped)
  expect(canConfirm(stopped)).toBe(false)
  expect(reduceQuoteConfirmation(stopped, { type: 'confirmed' })).toBe(stopped)
})
