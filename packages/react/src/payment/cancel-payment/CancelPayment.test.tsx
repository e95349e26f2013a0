import type { Transaction } from '@countersign/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { CancelPaymentScreen } from '../../exports/index.ts'

const payment: Transaction = {
  id: 'Transaction:11111111-1111-4111-8111-111111111111',
  type: 'OUTGOING',
  status: 'PROCESSING',
  paymentRail: 'ACH',
}

async function showPayment(changed: Partial<Transaction> = {}) {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<CancelPaymentScreen transaction={{ ...payment, ...changed }} />)
  return page
}

const press = (name: string) => screen.getByRole('button', { name })

test.each([
  ['has arrived', { status: 'COMPLETED' }],
  ['goes by a fast rail', { paymentRail: 'RTP' }],
  ['came in', { type: 'INCOMING' }],
  ['is being returned', { refund: { status: 'PENDING' } }],
] as const)('a payment that %s cannot be canceled', async (_what, changed) => {
  await showPayment(changed)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a question comes first, and Escape keeps the payment and returns the focus', async () => {
  const { user } = await showPayment()
  await user.click(press('Cancel payment'))
  expect(screen.getByRole('region', { name: 'Cancel this payment?' })).toBeTruthy()
  expect(screen.getByText(/It may be delivered all the same/)).toBe(document.activeElement)
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(press('Cancel payment'))
})

test('the bank was asked: that is all the screen claims', async () => {
  const { user, world } = await showPayment()
  world.network.tamper('/cancel', () => Response.json({ ...payment, refund: { status: 'PENDING' } }))
  await user.click(press('Cancel payment'))
  await user.click(press('Cancel payment'))
  await settled(world, () => screen.queryByText(/We asked the bank to stop it/) !== null)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refusal says why, and the payment can be kept', async () => {
  const { user, world } = await showPayment()
  const refusal = { status: 409, code: 'TRANSACTION_NOT_CANCELLABLE', message: 'settled' }
  world.network.tamper('/cancel', () => Response.json(refusal, { status: 409 }))
  await user.click(press('Cancel payment'))
  await user.click(press('Cancel payment'))
  await settled(world, () => screen.queryByText(/too late to cancel/) !== null)
  await user.click(press('Keep it'))
  expect(screen.queryByRole('alert')).toBeNull()
})
