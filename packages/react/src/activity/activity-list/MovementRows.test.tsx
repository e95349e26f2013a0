import type { Transaction, WalletClient } from '@countersign/core'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { repetitions } from '../../../../core/test/longRun.ts'
import { WalletProvider } from '../../provider/WalletProvider.tsx'
import { MovementRows } from './MovementRows.tsx'

const client = {} as WalletClient
const currency = { code: 'USD', name: 'US Dollar', symbol: '$', decimals: 2 }

function movement(id: number, status: Transaction['status']): Transaction {
  const type = 'OUTGOING' as const
  const sentAmount = { amount: 100n, currency }
  const dates = { createdAt: new Date(id * 1000), updatedAt: new Date(id * 1000) }
  return { id: `Transaction:${id}`, type, status, sentAmount, ...dates } as unknown as Transaction
}

const rows = repetitions({ usual: 200, long: 1_000 })

test(`of ${rows} rows only the one that changed is rendered again`, () => {
  const hrefOf = vi.fn(({ id }: Transaction) => `#${id}`)
  const payees: [] = []
  const page = (transactions: readonly Transaction[]) => (
    <WalletProvider client={client}>
      <MovementRows transactions={transactions} payees={payees} label="July" when="time" hrefOf={hrefOf} />
    </WalletProvider>
  )
  const before = Array.from({ length: rows }, (_, index) => movement(index, 'PENDING'))
  const { rerender } = render(page(before))
  expect(hrefOf).toHaveBeenCalledTimes(rows)

  const after = before.with(100, movement(100, 'COMPLETED'))
  hrefOf.mockClear()
  rerender(page(after))
  expect(hrefOf.mock.calls.map(([{ id }]) => id)).toEqual(['Transaction:100'])
})

test('a payee who was not paid keeps the round of their initials', () => {
  const failed = {
    ...movement(1, 'FAILED'),
    destination: { accountId: 'ExternalAccount:1', umaAddress: '$maya@bank.example' },
  }
  const { container } = render(
    <WalletProvider client={client}>
      <MovementRows transactions={[failed as unknown as Transaction]} payees={[]} label="July" />
    </WalletProvider>,
  )

  expect(container.querySelector('[data-tone="bad"] .cs-avatar')?.textContent).toBe('M')
})
