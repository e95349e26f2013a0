import { expect, test } from 'vitest'
import { reviewedQuote } from '../../test/journeys.ts'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { getQuote } from './quotes.ts'

const way = (accountType: string, payloadToSign: string) => ({ accountOrWalletInfo: { accountType, payloadToSign } })

/** Reads a quote whose response has these fields instead. */
async function readWith(fields: object) {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  world.network.tamper('GET /quotes', (body) => JSON.stringify({ ...(JSON.parse(body) as object), ...fields }))
  return getQuote(world.client, { quoteId: quote.id })
}

test('what the wallet signs is its own payload and no other one, and is no way to send money', async () => {
  const bank = way('IBAN', 'of a bank')
  const paymentInstructions = [bank, way('EMBEDDED_WALLET', 'x')]

  expect(await readWith({ paymentInstructions })).toMatchObject({ walletPayload: 'x', paymentInstructions: [bank] })
  expect(await readWith({ paymentInstructions: [bank] })).toMatchObject({ walletPayload: undefined })
})

test('a payload that stands beside the instructions is not signed', async () => {
  const read = await readWith({ paymentInstructions: undefined, walletPayload: 'from elsewhere' })

  expect(read.walletPayload).toBeUndefined()
  expect(read).not.toHaveProperty('paymentInstructions')
})
