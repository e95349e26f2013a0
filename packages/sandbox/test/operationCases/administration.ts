import { createTestService } from '../createTestService.ts'
import { defineCases } from './operationCases.ts'

/** A platform with an API token. */
async function prepare() {
  const service = createTestService()
  const body = { name: 'Reports', permissions: ['VIEW'] }
  const { id: tokenId } = await service.succeed('createToken', 201, { body })
  return { service, body, params: { tokenId } }
}

const fee = { feeType: 'CROSS_CURRENCY_TRANSACTION', sourceCurrency: 'EUR', variableFeeBps: 10 }

export const administrationCases = defineCases({
  prepare,
  cases: {
    createToken: {
      201: ({ body }) => ({ body }),
      '400 INVALID_INPUT': ({ body }) => ({ body: { ...body, expiresAt: '2020-01-01T00:00:00Z' } }),
    },
    listTokens: {
      200: () => ({ query: { name: 'Reports' } }),
      '400 INVALID_INPUT': () => ({ query: { createdAfter: 'yesterday' } }),
    },
    getToken: { 200: ({ params }) => ({ params }) },
    deleteToken: { 204: ({ params }) => ({ params }) },
    getPlatformConfig: { 200: () => ({}) },
    updatePlatformConfig: {
      200: () => ({ body: { umaDomain: 'pay.example.com' } }),
      '400 INVALID_INPUT': () => ({ body: { webhookEndpoint: 'no address' } }),
      '501 NOT_IMPLEMENTED': () => ({
        body: { feeConfigs: [{ ...fee, fixedFee: { amount: 0, currency: { code: 'EUR' } } }] },
      }),
    },
  },
})
