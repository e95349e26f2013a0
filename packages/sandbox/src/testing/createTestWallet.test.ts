import { createQuoteConfirmation, type QuoteConfirmationState } from '@countersign/core'
import { getQuote, listTransactions } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestWallet, type TestWallet } from '../exports/testing.ts'

/** Opens the payment as a page does, and confirms it. */
async function confirmed(wallet: TestWallet) {
  const payment = createQuoteConfirmation(wallet.client, await wallet.createQuote())
  await payment.load()
  // It ends with the payment, for which time has to pass.
  void payment.confirm()
  return payment
}

/** Lets time pass until the payment is over. */
async function finished(wallet: TestWallet, payment: Awaited<ReturnType<typeof confirmed>>) {
  const over: QuoteConfirmationState['status'][] = ['completed', 'failed']
  await expect
    .poll(() => {
      wallet.clock.advance(1_000)
      return over.includes(payment.getSnapshot().status)
    })
    .toBe(true)
  return payment.getSnapshot()
}

test('a customer signs in and pays, in one process and without a port', async () => {
  const wallet = await createTestWallet({ balance: 250_000_000 })
  await wallet.signIn()
  const payment = await confirmed(wallet)

  expect((await finished(wallet, payment)).status).toBe('completed')
  const { customerId } = wallet.customer
  const { data } = await wallet.service.call(listTransactions, { query: { customerId, type: 'OUTGOING' } })
  expect(data).toHaveLength(1)
})

test('the customer, the balance and the payees are those that were named', async () => {
  const accountInfo = {
    accountType: 'EUR_ACCOUNT',
    iban: 'DE89370400440532013000',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper', countryOfResidence: 'DE' },
  } as const
  const wallet = await createTestWallet({
    customer: { email: 'grace@example.com', fullName: 'Grace Hopper' },
    balance: 0,
    payees: [{ currency: 'EUR', accountInfo }],
  })

  expect(wallet.customer.email).toBe('grace@example.com')
  expect(wallet.payees.map(({ currency }) => currency)).toEqual(['EUR'])
  await expect(wallet.createQuote()).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
})

test('time moves for the wallet and the service together: an unconfirmed quote expires', async () => {
  const wallet = await createTestWallet()
  const { quoteId } = await wallet.createQuote()
  wallet.clock.advance(10 * 60_000)

  expect((await wallet.service.call(getQuote, { path: { quoteId } })).status).toBe('EXPIRED')
})

test('a lost response leaves the outcome open, and the payment still happens once', async () => {
  const wallet = await createTestWallet()
  await wallet.signIn()
  wallet.faults.loseNext('/execute', 'response')
  const payment = await confirmed(wallet)

  expect((await finished(wallet, payment)).status).toBe('completed')
  const { customerId } = wallet.customer
  const { data } = await wallet.service.call(listTransactions, { query: { customerId, type: 'OUTGOING' } })
  expect(data).toHaveLength(1)
})

test('a failure of the service and a network that is away can be ordered', async () => {
  const wallet = await createTestWallet()
  wallet.faults.failNext('createQuote', { status: 503, code: 'SERVICE_UNAVAILABLE' })
  await expect(wallet.createQuote()).rejects.toMatchObject({ httpStatus: 503 })

  wallet.faults.offline = true
  await expect(wallet.signIn()).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })
})
