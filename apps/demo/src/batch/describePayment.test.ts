import type { QuoteConfirmationState } from '@countersign/core'
import { WalletError } from '@countersign/core'
import { expect, test } from 'vitest'
import { describeBatch, describePayment } from './describePayment.ts'

const state = (status: QuoteConfirmationState['status'], rest: object = {}) =>
  ({ status, ...rest }) as QuoteConfirmationState

test('what waits is called neither sent nor failed, and stands in the title', () => {
  expect(describePayment(state('authorizing'))).toMatchObject({ status: 'Not sent yet. It waits for you.' })
  expect(describeBatch([state('completed'), state('authorizing'), state('unknown')])).toEqual({
    title: 'A payment waits for you',
    summary: '1 sent, 1 waiting for you, 1 being checked.',
  })
})

test('of what nobody knows it says that it must not be paid again, and never that it failed', () => {
  expect(describePayment(state('unknown')).status).toBe('We are checking. Do not pay it again.')
  expect(describeBatch([state('failed'), state('unknown')]).title).toBe('We are checking')
})

test('that no money left is said only where it is known', () => {
  const failed = (code: string) => describePayment(state('failed', { error: new WalletError(code) })).status
  expect(failed('SCA_NOT_COMPLETED')).toBe('Not confirmed in time. No money left your wallet.')
  expect(failed('PAYOUT_RETURNED')).not.toContain('No money')
})

test('all is sent only when each of them is', () => {
  expect(describeBatch([state('completed'), state('completed')])).toEqual({
    title: 'Payments sent',
    summary: '2 sent.',
  })
  expect(describeBatch([state('completed'), state('processing')]).title).toBe('Your payments are on their way')
  expect(describeBatch([state('completed'), state('expired')]).title).toBe('Not everything was sent')
})
