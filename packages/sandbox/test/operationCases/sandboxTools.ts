import { createTestService, createTestWallet } from '../createTestService.ts'
import { defineCases } from './operationCases.ts'

const endpoint = { webhookEndpoint: 'https://platform.test/webhooks' }

/** A wallet, and a quote that waits for a transfer from outside. */
async function prepare() {
  const service = createTestService({ ...endpoint, sendWebhook: async () => new Response() })
  const wallet = await createTestWallet(service)
  const { customerId, payeeId, accountId } = wallet
  const body = {
    source: { sourceType: 'REALTIME_FUNDING', currency: 'USD', customerId },
    destination: { destinationType: 'ACCOUNT', accountId: payeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 10_000,
  }
  const { id: quoteId } = await service.succeed('createQuote', 200, { body })
  const incoming = {
    senderUmaAddress: '$success.usd@sender.example',
    receivingCurrencyCode: 'USDB',
    receivingCurrencyAmount: 5_000_000,
    customerId,
  }
  return { service, params: { accountId }, transfer: { quoteId, currencyCode: 'USD' }, incoming }
}

export const sandboxToolCases = defineCases({
  prepare,
  cases: {
    fundInternalAccount: {
      200: ({ params }) => ({ params, body: { amount: 100 } }),
      '400 INVALID_INPUT': ({ params }) => ({ params, body: { amount: -1 } }),
      '409 CONFLICT': ({ service, params }) => {
        service.sandbox.accounts.setStatus({ ...params, status: 'CLOSED' })
        return { params, body: { amount: 100 } }
      },
      '409 WALLET_NOT_PROVISIONED': ({ service, params }) => {
        service.sandbox.accounts.setStatus({ ...params, status: 'PENDING' })
        return { params, body: { amount: 100 } }
      },
    },
    sendSandboxFunds: {
      200: ({ transfer }) => ({ body: transfer }),
      '400 INVALID_INPUT': ({ transfer }) => ({ body: { ...transfer, currencyCode: 'EUR' } }),
      '400 QUOTE_EXPIRED': ({ service, transfer }) => {
        service.sandbox.clock.advance(24 * 3_600_000)
        return { body: transfer }
      },
      '404 QUOTE_NOT_FOUND': ({ transfer }) => ({ body: { ...transfer, quoteId: 'Quote:none' } }),
    },
    receiveSandboxUma: {
      200: ({ incoming }) => ({ body: incoming }),
      '400 INVALID_CURRENCY': ({ incoming }) => ({ body: { ...incoming, receivingCurrencyCode: 'XYZ' } }),
      '400 INVALID_INPUT': ({ incoming }) => ({ body: { ...incoming, receiverUmaAddress: '$ada@sandbox.example' } }),
      '400 INVALID_UMA_ADDRESS': ({ incoming }) => ({ body: { ...incoming, senderUmaAddress: 'no address' } }),
      '404 UMA_NOT_FOUND': ({ incoming: { customerId: _, ...others } }) => ({
        body: { ...others, receiverUmaAddress: '$unknown@sandbox.example' },
      }),
      '404 USER_NOT_FOUND': ({ incoming }) => ({ body: { ...incoming, customerId: 'Customer:none' } }),
    },
    sendTestWebhook: {
      200: () => ({}),
      '400 WEBHOOK_DELIVERY_ERROR': () => ({
        service: createTestService({
          ...endpoint,
          sendWebhook: async () => {
            throw new Error('The connection was refused')
          },
        }),
      }),
      '400 WEBHOOK_ENDPOINT_NOT_SET': () => ({ service: createTestService() }),
    },
  },
})
