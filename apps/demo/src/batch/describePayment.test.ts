import type { QuoteConfirmationState } from '@countersign/core'
import { WalletError } from '@countersign/core'
import { expect, test } from 'vitest'
import { describeBatch, describePayment } from './describePayment.ts'

const state = (status: QuoteConfirmationState['status'], rest: object = {}) =>
  ({ status, ...rest }) as QuoteConfirmationState

test('a payment to confirm is called neither sent nor failed, and is named in the title', () => {
  expect(describePayment(state('authorizing'))).toMatchObject({ status: 'Not sent yet. It needs your confirmation.' })
  expect(describeBatch([state('completed'), state('authorizing'), state('unknown')])).toEqual({
    title: 'Confirm your payment',
    summary: '1 complete, 1 to confirm, 1 being checked.',
  })
})

test('an unknown outcome says not to pay again, and never that it failed', () => {
  expect(describePayment(state('unknown')).status).toBe('We’re checking. Don’t pay it again.')
  expect(describeBatch([state('failed'), state('unknown')]).title).toBe('Checking your payments')
})

test('it says that no money left only where that is known', () => {
  const failed = (code: string) => describePayment(state('failed', { error: new WalletError(code) })).status
  expect(failed('SCA_NOT_COMPLETED')).toBe('Not confirmed in time. No money left your wallet.')
  expect(failed('PAYOUT_RETURNED')).not.toContain('No money')
})

test('the payments are complete only when each of them is', () => {
  expect(describeBatch([state('completed'), state('completed')])).toEqual({
    title: 'Payments complete',
    summary: '2 complete.',
  })
  expect(describeBatch([state('completed'), state('processing')]).title).toBe('Your payments are on their way')
  expect(describeBatch([state('completed'), state('expired')]).title).toBe('Some payments weren’t sent')
})
