import { cardholder } from '../cardholder.ts'
import { defineCases } from './operationCases.ts'

const shop = { descriptor: 'CORNER SHOP', mcc: '5411', country: 'US' }
const wanted = { amount: 5_000, currency: { code: 'USD' }, merchant: shop }

/** A card that a balance of 250 dollars pays for, with a purchase that is authorized and one that is settled. */
async function prepare() {
  const { service, wallet, body } = await cardholder()
  const query = { customerId: wallet.customerId, currency: 'USD', type: 'INTERNAL_FIAT' }
  const { data: balances } = await service.succeed('listInternalAccounts', 200, { query })
  const accountId = balances[0]?.id ?? ''
  await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: 25_000 } })
  const { id: cardId } = await service.succeed('createCard', 201, { body: { ...body, fundingSources: [accountId] } })
  const params = { cardId }
  for (let count = 0; count < 2; count++)
    await service.succeed('simulateCardAuthorization', 202, { params, body: wanted })
  const { data } = await service.succeed('listTransactions', 200, { query: { cardId } })
  const [settled = '', open = ''] = data.map(({ id }) => id)
  const taken = { cardTransactionId: settled, amount: 5_000 }
  await service.succeed('simulateCardClearing', 202, { params, body: taken })
  return { service, params, open: { cardTransactionId: open, amount: 5_000 }, settled: taken }
}

type World = Awaited<ReturnType<typeof prepare>>

/** What a merchant asks for, and a currency that does not exist. */
const purchase = {
  202: ({ params }: World) => ({ params, body: wanted }),
  '400 INVALID_INPUT': ({ params }: World) => ({ params, body: { ...wanted, currency: { code: 'XYZ' } } }),
}

/** What a merchant changes about a purchase that is open, and not about one that is over. */
const ofOpen = {
  202: ({ params, open }: World) => ({ params, body: open }),
  '400 INVALID_INPUT': ({ params, settled }: World) => ({ params, body: settled }),
}

export const cardSimulationCases = defineCases({
  prepare,
  cases: {
    simulateCardAuthorization: purchase,
    simulateCardFinancialAuthorization: purchase,
    simulateCardCreditAuthorization: purchase,
    simulateCardCreditAuthorizationAdvice: purchase,
    simulateCardFinancialCreditAuthorization: purchase,
    simulateCardBalanceInquiry: { 202: ({ params }) => ({ params, body: { merchant: shop } }) },
    simulateCardClearing: ofOpen,
    simulateCardAuthorizationAdvice: ofOpen,
    simulateCardReturn: {
      202: ({ params, settled }) => ({ params, body: settled }),
      '400 INVALID_INPUT': ({ params, open }) => ({ params, body: open }),
    },
    simulateCardReturnReversal: {
      202: async ({ service, params, settled }) => {
        await service.succeed('simulateCardReturn', 202, { params, body: settled })
        return { params, body: { cardTransactionId: settled.cardTransactionId } }
      },
      '400 INVALID_INPUT': ({ params, settled }) => ({
        params,
        body: { cardTransactionId: settled.cardTransactionId },
      }),
    },
  },
})
