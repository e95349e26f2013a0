import { getQuote, stringifyJson } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { begunPayment } from '../../../test/begunPayment.ts'
import { payGrace, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createQuoteConfirmation } from '../../controllers/payment/quoteConfirmation.ts'
import { readQuoteTerms } from '../../storage/quoteTerms.ts'
import type { QuoteRequest } from '../../wire/quotes.ts'
import { createQuoteIntent, requestQuote } from './quoteConfirmation.ts'

const toUma = (umaAddress: string): QuoteRequest['destination'] => ({
  destinationType: 'UMA_ADDRESS',
  umaAddress,
  currency: 'USD',
})
const toAccount = (accountId: string): QuoteRequest['destination'] => ({ destinationType: 'ACCOUNT', accountId })

/** Asks for a quote to one payee, and is answered with one to another, which is right in everything else. */
async function answered(parameters: { asked?: QuoteRequest['destination']; destination: object }) {
  const world = await begunPayment()
  const { client, quote, network, service } = world
  const known = JSON.parse(stringifyJson(await service.call(getQuote, { path: { quoteId: quote.id } })))
  network.tamper('POST /quotes', () => Response.json({ ...known, ...parameters }, { status: 201 }))
  const request = { ...payGrace(world), description: 'Chairs' }
  const intent = createQuoteIntent({ ...request, destination: parameters.asked ?? request.destination })
  const before = network.requests.length
  return {
    asking: requestQuote(client, { intent }),
    terms: () => readQuoteTerms(client.records, { quoteId: quote.id }),
    made: () => network.requests.slice(before).map(({ method, path }) => `${method} ${path}`),
  }
}

test.each([
  ['another account', undefined, toAccount('ExternalAccount:mallory')],
  ['no payee', undefined, { destinationType: 'ACCOUNT' }],
  ['an address instead of the account', undefined, toUma('$grace@receiver.example')],
  ['another address', toUma('$grace@receiver.example'), toUma('$grace@receiver.example.org')],
  ['an account instead of the address', toUma('$grace@receiver.example'), toAccount('ExternalAccount:mallory')],
])('a quote that pays %s is refused, and asked for once', async (_whom, asked, destination) => {
  const { asking, terms, made } = await answered({ ...(asked && { asked }), destination })

  await expect(asking).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(made()).toEqual(['POST /quotes'])
  expect(await terms()).toEqual({})
})

test('an address counts in any letters', async () => {
  const { asking } = await answered({
    asked: toUma('$Grace@receiver.example'),
    destination: toUma('$grace@Receiver.example'),
  })

  expect(await asking).toMatchObject({ quote: { destination: { umaAddress: '$grace@Receiver.example' } } })
})

test('a quote in another currency than was asked for is refused', async () => {
  const { asking } = await answered({
    asked: { ...toUma('$grace@receiver.example'), currency: 'EUR' } as QuoteRequest['destination'],
    destination: toUma('$grace@receiver.example'),
  })

  await expect(asking).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

test('a relay that answers with the user’s quote to another payee gives them nothing to agree to', async () => {
  const world = await signedInWorld()
  const { ada, client, network } = world
  const { quote } = await reviewedQuote(world)
  const known = stringifyJson(await world.service.call(getQuote, { path: { quoteId: quote.id } }))
  network.tamper('POST /quotes', (_body, response) => new Response(known, response))
  const request = { ...payGrace(world), destination: toAccount(ada.eurPayeeId) }
  const page = createQuoteConfirmation(client, { accountId: ada.accountId, request })

  await page.load()

  expect(page.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } })
})

test.each([
  ['SENDING', 'totalSendingAmount', 25_000_000n],
  ['RECEIVING', 'totalReceivingAmount', 2_000n],
] as const)(
  'a quote with another amount than the user fixed is refused, on the side %s',
  async (side, total, amount) => {
    const world = await signedInWorld()
    const { ada, client, network } = world
    const request = { ...payGrace(world), lockedCurrencySide: side, lockedCurrencyAmount: amount }
    network.tamper('POST /quotes', (body) => body.replace(`"${total}":${amount}`, `"${total}":${amount + 1n}`))
    const page = createQuoteConfirmation(client, { accountId: ada.accountId, request })

    await page.load()

    expect(page.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } })
  },
)

test('a quote that was paid before is not shown as another payment', async () => {
  const world = await signedInWorld()
  const made: string[] = []
  world.network.tamper('POST /quotes', (body) => {
    if (body.includes('totalSendingAmount')) made.push(body)
    return made[0] ?? body
  })
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
  const again = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, request: payGrace(world) })

  await again.load()

  expect(again.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } })
})
