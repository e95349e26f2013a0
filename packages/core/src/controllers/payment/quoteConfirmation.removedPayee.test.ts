import { expect, test } from 'vitest'
import { reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { removePayee } from '../../api/accounts.ts'
import { getTransaction } from '../../api/transactions.ts'
import { loadQuote } from '../../flows/payment/quoteConfirmation.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

test('the receipt of a payment stays readable after its payee was removed', async () => {
  const world = await signedInWorld()
  const { client, ada } = world
  const { confirmation, quote } = await reviewedQuote(world)
  void confirmation.confirm()
  const { transaction } = await world.reached(confirmation, 'completed')
  await removePayee(client, { payeeId: quote.destination.accountId ?? '' })

  const again = createQuoteConfirmation(world.openTab(), { accountId: ada.accountId, quoteId: quote.id })
  void again.load()
  const receipt = await world.reached(again, 'completed')
  const read = await getTransaction(client, { transactionId: transaction?.id ?? '' })

  expect(receipt).toMatchObject({ quote: { id: quote.id, destination: quote.destination } })
  expect('payee' in receipt && receipt.payee).toBeUndefined()
  expect(read).toMatchObject({ id: transaction?.id, status: 'COMPLETED' })
})

test('a quote whose payee was removed before it was confirmed cannot be confirmed', async () => {
  const world = await signedInWorld()
  const { client, ada } = world
  const { quote } = await reviewedQuote(world)
  await removePayee(client, { payeeId: quote.destination.accountId ?? '' })

  const again = createQuoteConfirmation(world.openTab(), { accountId: ada.accountId, quoteId: quote.id })
  await again.load()

  expect(again.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'REFERENCE_NOT_FOUND' } })
})

test('a payee that cannot be read for another reason is not taken for a removed one', async () => {
  const world = await signedInWorld()
  const { client, sandbox } = world
  const { confirmation, quote } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
  sandbox.scenarios.failNext('getExternalAccount', { status: 403, code: 'FORBIDDEN' })

  await expect(loadQuote(client, { quoteId: quote.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
