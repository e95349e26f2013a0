import type { Quote } from '@countersign/core'
import { expect, test } from 'vitest'
import { begunPayment } from '../../../test/begunPayment.ts'
import { reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { repeatRequest } from './repeatRequest.ts'

const world = await signedInWorld()
const { quote } = await reviewedQuote(world)
const wallet = { sourceType: 'ACCOUNT', accountId: 'InternalAccount:1' } as const
const account = { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1' } as const
const network = { sourceType: 'REALTIME_FUNDING', currency: 'USDC', cryptoNetwork: 'SOLANA' } as const
const uma = { destinationType: 'UMA_ADDRESS', umaAddress: '$grace@receiver.example' } as const

test.each<[string, Quote['source'], Quote['source']]>([
  ['a wallet', wallet, wallet],
  ['the wallet of a customer', { ...wallet, customerId: 'Customer:1' }, { ...wallet, customerId: 'Customer:1' }],
  ['outside', { sourceType: 'REALTIME_FUNDING' }, { sourceType: 'REALTIME_FUNDING', currency: 'USDB' }],
  ['a network of stablecoins', network, network],
])('a payment from %s is requested again from there', async (_where, source, repeated) => {
  expect((await repeatRequest(world.client, { quote: { ...quote, source } })).source).toEqual(repeated)
})

test.each<[string, Quote['destination'], Quote['destination']]>([
  ['an account', account, account],
  ['an account by a rail', { ...account, paymentRail: 'ACH' }, { ...account, paymentRail: 'ACH' }],
  ['an address', { ...uma, currency: 'EUR' }, { ...uma, currency: 'EUR' }],
  ['an address in the currency of the quote', uma, { ...uma, currency: 'USD' }],
])('a payment to %s is requested again to there', async (_where, destination, repeated) => {
  const request = await repeatRequest(world.client, { quote: { ...quote, destination } })

  expect(request.destination).toEqual(repeated)
})

const sending = (text: string) => ({ amounts: { totalSendingAmount: text }, terms: {}, payee: {} })

test.each([
  ['agreed to', { agreed: sending('7') }, 7n],
  ['reviewed before it was stopped', { stopped: { reviewed: sending('8') } }, 8n],
  [
    'reviewed before it was stopped, and agreed to before that',
    { agreed: sending('7'), stopped: { reviewed: sending('8') } },
    8n,
  ],
])(
  'a quote that reads otherwise by now is requested again with the amount that the user %s',
  async (_what, recorded, amount) => {
    const { client, quote } = await begunPayment(recorded)

    expect(await repeatRequest(client, { quote })).toMatchObject({
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: amount,
    })
  },
)
