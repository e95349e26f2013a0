import { createTestWallet } from '@countersign/sandbox/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QuoteConfirmationScreen, WalletProvider } from '../src/exports/index.ts'

// docs/testing.md shows this test.
test('a component is tested with the kit alone, and the console says nothing', async () => {
  const warn = vi.spyOn(console, 'warn')
  const user = userEvent.setup()
  const wallet = await createTestWallet({ customer: { email: 'ada@example.com' }, balance: 250_000_000 })
  await wallet.signIn()
  const payment = await wallet.createQuote({ amount: 100_000_000 })
  render(
    <WalletProvider client={wallet.client}>
      <QuoteConfirmationScreen payment={payment} />
    </WalletProvider>,
  )
  await user.click(await screen.findByRole('button', { name: /^Send / }))

  await screen.findByRole('heading', { name: 'Payment sent' })
  await waitFor(() => {
    act(() => wallet.clock.advance(1_000))
    screen.getByRole('heading', { name: 'Payment arrived' })
  })
  expect(warn).not.toHaveBeenCalled()
})
