import type { InternalAccount } from '@countersign/core'
import { expect, test } from 'vitest'
import { findHeld } from './findHeld.ts'

const currency = { code: 'EUR', decimals: 2 }
const account = (total?: bigint, code = 'EUR') =>
  ({
    balance: { amount: 247_500n, currency },
    ...(total !== undefined && { totalBalance: { amount: total, currency: { ...currency, code } } }),
  }) as InternalAccount

test('what a payment that waits keeps back is shown beside the balance', () => {
  expect(findHeld(account(250_000n))).toEqual({ amount: 2_500n, currency })
})

test.each([
  ['nothing is held', account(247_500n)],
  ['the service does not say', account()],
  ['the total is in another currency', account(250_000n, 'USD')],
])('where %s, nothing is claimed', (_case, wallet) => {
  expect(findHeld(wallet)).toBeUndefined()
})
