import { createExternalAccount } from '@countersign/core/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { payGrace, signIn } from '../../../../core/test/journeys.ts'
import { payeeAccounts } from '../../../../core/test/payeeAccounts.ts'
import { createWalletPage, renderWallet } from '../../../test/renderWallet.tsx'
import { QuoteConfirmationScreen } from '../../exports/index.ts'

test('an address that names no payment of this customer says so, and offers to start again', async () => {
  const { world } = await createWalletPage()
  await signIn(world)
  const payment = { accountId: world.ada.accountId, quoteId: 'Quote:00000000-0000-4000-8000-000000000000' }
  renderWallet(<QuoteConfirmationScreen payment={payment} onEdit={() => {}} onCancel={() => {}} />, {
    client: world.client,
  })

  expect(await screen.findByRole('heading', { name: 'Payment not found' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Start a new one')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start again', 'Cancel'])
})

test('a recipient that is gone is not called a payment, and the request can be edited', async () => {
  const { world } = await createWalletPage()
  await signIn(world)
  world.network.tamper('POST /quotes', () =>
    Response.json({ status: 404, code: 'REFERENCE_NOT_FOUND', message: 'no' }, { status: 404 }),
  )
  const payment = { accountId: world.ada.accountId, request: payGrace(world) }
  renderWallet(<QuoteConfirmationScreen payment={payment} onEdit={() => {}} onCancel={() => {}} />, {
    client: world.client,
  })

  expect(await screen.findByRole('heading', { name: 'We couldn’t get a price' })).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit', 'Cancel'])
})

test('a purpose that needs documents says where to turn, and the request can be edited', async () => {
  const { world } = await createWalletPage()
  await signIn(world)
  const { currency, ...account } = payeeAccounts.INR_ACCOUNT as { currency: 'INR' }
  const accountInfo = { accountType: 'INR_ACCOUNT', ...account } as never
  const { id } = await world.service.call(createExternalAccount, {
    body: { customerId: world.ada.customerId, currency, accountInfo },
  })
  const request = {
    ...payGrace(world),
    destination: { destinationType: 'ACCOUNT', accountId: id },
    purposeOfPayment: 'GOODS_OR_SERVICES',
  } as const
  const payment = { accountId: world.ada.accountId, request }
  renderWallet(<QuoteConfirmationScreen payment={payment} onEdit={() => {}} />, { client: world.client })

  expect(await screen.findByText(/This purpose needs documents: contact support/)).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit'])
})
