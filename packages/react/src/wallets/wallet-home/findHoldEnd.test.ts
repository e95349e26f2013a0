import type { WalletHomeContent } from '@countersign/core/wallet-home'
import { expect, test } from 'vitest'
import { findHoldEnd } from './findHoldEnd.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute))
const task = (amount: bigint, until?: Date, accountId = 'InternalAccount:1') => ({
  transaction: { source: { sourceType: 'ACCOUNT', accountId }, sentAmount: { amount } },
  until,
})

test.each([
  ['the last of the payments that hold it ends', [task(10n, at(9)), task(20n, at(5))], at(9)],
  ['another wallet holds more', [task(30n, at(5)), task(10n, at(9), 'InternalAccount:2')], at(5)],
  ['nothing is known of one of them', [task(10n, at(5)), task(20n)], undefined],
  ['something else holds the rest', [task(10n, at(5))], undefined],
  ['they would hold more', [task(10n, at(5)), task(30n, at(9))], undefined],
])('the end of a hold, where %s', (_where, tasks, end) => {
  const home = { account: { id: 'InternalAccount:1' }, held: { amount: 30n }, tasks } as unknown as WalletHomeContent
  expect(findHoldEnd(home)).toEqual(end)
})

test('nothing is held until some time where nothing is held', () => {
  expect(
    findHoldEnd({ account: undefined, held: undefined, tasks: [] } as unknown as WalletHomeContent),
  ).toBeUndefined()
})
