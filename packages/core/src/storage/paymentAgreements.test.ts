import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { closePaymentIntent, writePaymentIntent } from './paymentIntentChanges.ts'
import type { PaymentIntent } from './paymentIntents.ts'
import { openRecords } from './records.ts'

const agreed = { amounts: { totalSendingAmount: '2000' }, terms: {}, payee: { accountId: 'ExternalAccount:1' } }
const signedIntent = (quoteId: string): PaymentIntent => ({
  version: 1,
  quoteId,
  accountId: 'InternalAccount:1',
  idempotencyKey: 'key',
  agreed,
  signed: { payloadHash: 'ab', publicKeyHex: 'cd', atMs: 1 },
  createdAtMs: 0,
})

test('what was agreed to of a payment that was carried out is kept, also where its stop came too late', async () => {
  const records = openRecords({ clock: createTestClock(), databaseName: 'agreements' })
  await writePaymentIntent(records, signedIntent('Quote:1'))
  await writePaymentIntent(records, { ...signedIntent('Quote:2'), stopped: { reviewed: agreed } })

  for (const quoteId of ['Quote:1', 'Quote:2']) await closePaymentIntent(records, { quoteId, wasExecuted: true })

  expect(await records.list('')).toEqual(['agreement:Quote:1', 'agreement:Quote:2', 'payment:Quote:2'])
})
