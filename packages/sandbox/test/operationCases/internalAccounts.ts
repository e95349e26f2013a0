import { createTestService } from '../createTestService.ts'
import { firstLeg, signedIn } from '../journeys.ts'
import { createScaWallet } from '../scaWallets.ts'
import { defineCases } from './operationCases.ts'

/** A signed-in customer with a wallet and a balance in dollars, in January: December is over. */
async function prepare() {
  const world = await signedIn()
  const { service, wallet } = world
  const query = { customerId: wallet.customerId, currency: 'USD' }
  const { data } = await service.succeed('listInternalAccounts', 200, { query })
  const dollars = { accountId: data[0]?.id ?? '' }
  await service.succeed('fundInternalAccount', 200, { params: dollars, body: { amount: 10_000 } })
  return { ...world, dollars, params: { accountId: wallet.accountId } }
}

type World = Awaited<ReturnType<typeof prepare>>

const december = { startDate: '2025-12-01T00:00:00-06:00', endDate: '2026-01-01T00:00:00-06:00' }
const january = { startDate: '2026-01-01T00:00:00-06:00', endDate: '2026-02-01T00:00:00-06:00' }
const hidden = { privateEnabled: true }

async function signedPrivacy({ service, key, params }: World) {
  return (await firstLeg(service, 'updateInternalAccount', { params, body: hidden, key })).retry
}

export const internalAccountCases = defineCases({
  prepare,
  cases: {
    listInternalAccounts: {
      200: ({ wallet }) => ({ query: { customerId: wallet.customerId, type: 'EMBEDDED_WALLET' } }),
      '409 SCA_SESSION_REQUIRED': async () => {
        const { service, query } = await createScaWallet({ isSignedIn: false }, createTestService())
        service.sandbox.sca.gateAccounts(true)
        return { service, query }
      },
    },
    listPlatformInternalAccounts: { 200: () => ({ query: { currency: 'USD' } }) },
    updateInternalAccount: {
      200: signedPrivacy,
      202: ({ params }) => ({ params, body: hidden }),
    },
    listBalanceChanges: {
      200: ({ dollars }) => ({ params: dollars, query: december }),
      '409 NOT_YET_AVAILABLE': ({ dollars }) => ({ params: dollars, query: january }),
    },
    confirmStatement: {
      200: ({ dollars }) => ({ params: dollars, body: { statementMonth: '2025-12' } }),
      '400 INVALID_INPUT': ({ params }) => ({ params, body: { statementMonth: '2025-12' } }),
      '409 NOT_YET_AVAILABLE': ({ dollars }) => ({ params: dollars, body: { statementMonth: '2026-01' } }),
    },
  },
})
