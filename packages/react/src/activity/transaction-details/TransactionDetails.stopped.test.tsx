import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { challengeAgain, leftWaiting } from '../../../../core/test/stoppedPayment.ts'
import { renderWallet, settled } from '../../../test/renderWallet.tsx'
import { TransactionDetailsScreen } from '../../exports/index.ts'

/** The page of a payment that waits for its proof. */
async function showWaiting({ change }: { change?: 'account' } = {}) {
  const { world, quote } = await leftWaiting()
  if (change) {
    world.sandbox.sca.changeQuote({ quoteId: quote.id, change })
    await challengeAgain(world, quote)
  }
  const onPayee = vi.fn()
  const { accountId } = world.ada
  const transactionId = quote.transactionId ?? ''
  renderWallet(<TransactionDetailsScreen {...{ accountId, transactionId, onPayee }} onContinue={() => {}} />, world)
  await settled(world, () => screen.queryByText('Payment ID') !== null)
  return { world, quote, onPayee }
}

test('a payment that waits for a proof says until when, and what happens to its money then', async () => {
  await showWaiting()
  expect(screen.getByText(/^Not sent yet\. Confirm by \d+:\d\d .M, or it won’t be sent and you get/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Review the payee' })).toBeNull()
})

test('a stopped payment tells one truth while it is checked, and leads to the payee that it was changed to', async () => {
  const { quote, onPayee } = await showWaiting({ change: 'account' })
  expect(screen.getByRole('heading', { name: 'Being checked' })).toBeTruthy()
  expect(screen.getByText(/^It may have been sent\. .* If it wasn’t sent, you get the money back at/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Stopped|Nothing was sent|Confirm by/)
  screen.getByRole('button', { name: 'Review the payee' }).click()
  expect(onPayee).toHaveBeenCalledExactlyOnceWith(quote.destination.accountId)
})
