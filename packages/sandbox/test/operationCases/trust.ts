import { createTestWallet } from '../createTestService.ts'
import type { ScaWorld } from '../scaWallets.ts'
import { createScaWallet, scaCode, wrongScaCode } from '../scaWallets.ts'
import { defineCases } from './operationCases.ts'

/** Ada in Germany, who is sent codes, and Grace outside of the regions of Strong Customer Authentication. */
async function prepare() {
  const world = await createScaWallet()
  const { service, wallet } = world
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  return { ...world, grace, trust: { params: { externalAccountId: wallet.payeeId } } }
}

type World = Awaited<ReturnType<typeof prepare>>

/** The proof that a payee becomes trusted, or is trusted no longer. */
async function proof({ service, trust }: World, { isTrusted = false, code = scaCode } = {}) {
  const ask = async (name: 'trustBeneficiary' | 'untrustBeneficiary', right: string) => {
    const { scaChallenge } = await service.succeed(name, 200, trust)
    return { ...trust, body: { challengeId: scaChallenge?.id, code: right } }
  }
  if (!isTrusted) return ask('trustBeneficiary', code)
  await service.succeed('confirmTrust', 200, await ask('trustBeneficiary', scaCode))
  return ask('untrustBeneficiary', code)
}

async function trusted(world: World) {
  await world.service.succeed('confirmTrust', 200, await proof(world))
  return world.trust
}

const outside = ({ grace }: World) => ({ params: { externalAccountId: grace.payeeId } })
const locked = ({ service, query: { customerId } }: Pick<ScaWorld, 'service' | 'query'>) =>
  service.sandbox.sca.setFailedAttempts({ customerId, count: 5 })

export const trustCases = defineCases({
  prepare,
  cases: {
    trustBeneficiary: { 200: ({ trust }) => trust, '409 CONFLICT': outside },
    confirmTrust: {
      200: (world) => proof(world),
      '400 INVALID_INPUT': (world) => proof(world, { code: wrongScaCode }),
      '409 CONFLICT': async (world) => ({ ...(await proof(world)), ...(await outside(world)) }),
      '423 ACCOUNT_LOCKED': async (world) => {
        const input = await proof(world)
        locked(world)
        return input
      },
    },
    untrustBeneficiary: { 200: trusted, '409 CONFLICT': outside },
    confirmUntrust: {
      200: (world) => proof(world, { isTrusted: true }),
      '400 INVALID_INPUT': (world) => proof(world, { isTrusted: true, code: wrongScaCode }),
      '409 CONFLICT': async (world) => ({ ...(await proof(world)), ...(await outside(world)) }),
      '423 ACCOUNT_LOCKED': async (world) => {
        const input = await proof(world, { isTrusted: true })
        locked(world)
        return input
      },
    },
  },
})
