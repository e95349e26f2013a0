import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createQuoteConfirmation } from '@countersign/core'
import { listTransactions } from '@countersign/core/wire'
import { createTestWallet } from '@countersign/sandbox/testing'

test('a customer signs in and pays, once', async () => {
  const wallet = await createTestWallet({ customer: { email: 'ada@example.com' }, balance: 250_000_000 })
  await wallet.signIn()
  const payment = createQuoteConfirmation(wallet.client, await wallet.createQuote({ amount: 100_000_000 }))
  await payment.load()
  const over = payment.confirm().then(() => true)
  // A payment that was sent settles with time, which stands still here until it is told to pass.
  while (!(await Promise.race([over, setImmediate(false)])))
    if (payment.getSnapshot().status === 'processing') wallet.clock.advance(1_000)

  equal(payment.getSnapshot().status, 'completed')
  const { customerId } = wallet.customer
  const { data } = await wallet.service.call(listTransactions, { query: { customerId, type: 'OUTGOING' } })
  equal(data.length, 1)
})
