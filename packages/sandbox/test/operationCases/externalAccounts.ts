import { payeeOf } from '../../../core/test/payeeAccounts.ts'
import { createTestService } from '../createTestService.ts'
import { createEvmWallet } from '../evmWallet.ts'
import { createScaWallet, trustPayee } from '../scaWallets.ts'
import { defineCases } from './operationCases.ts'

const { address, sign } = createEvmWallet()

const ownWallet = { ...payeeOf('BASE_WALLET', { address }), ownershipType: 'FIRST_PARTY' }
const noSuchAccount = payeeOf('USD_ACCOUNT', { accountNumber: '12345678105' })
const bySignature = { method: 'WALLET_SIGNATURE' }

/** A German customer and the platform, each with a payee, an unverified wallet of their own, and a verified one. */
async function prepare() {
  const world = await createScaWallet({}, createTestService())
  const { service, wallet } = world
  const { customerId } = wallet
  const unproven = await service.succeed('createExternalAccount', 201, { body: { customerId, ...ownWallet } })
  const platformPayee = await service.succeed('createPlatformExternalAccount', 201, { body: payeeOf('MXN_ACCOUNT') })
  const platformUnproven = await service.succeed('createPlatformExternalAccount', 201, { body: ownWallet })
  const paramsOf = (externalAccountId: string) => ({ externalAccountId })
  return {
    ...world,
    customerId,
    payee: paramsOf(wallet.payeeId),
    unproven: paramsOf(unproven.id),
    platformPayee: paramsOf(platformPayee.id),
    platformUnproven: paramsOf(platformUnproven.id),
  }
}

type World = Awaited<ReturnType<typeof prepare>>

/** The right signature for a challenge of the customer's wallet. */
async function signed({ service, unproven: params }: World) {
  const { messageToSign = '' } = await service.succeed('challengeExternalAccount', 201, { params, body: bySignature })
  return { params, body: { signature: sign(messageToSign) } }
}

/** The same for the platform's. */
async function signedByPlatform({ service, platformUnproven: params }: World) {
  const challenge = await service.succeed('challengePlatformExternalAccount', 201, { params, body: bySignature })
  return { params, body: { signature: sign(challenge.messageToSign ?? '') } }
}

const wrongSignature = { signature: sign('another text') }

export const externalAccountCases = defineCases({
  prepare,
  cases: {
    listExternalAccounts: { 200: ({ customerId }) => ({ query: { customerId, currency: 'EUR' } }) },
    createExternalAccount: {
      201: ({ customerId }) => ({ body: { customerId, ...payeeOf('USD_ACCOUNT') } }),
      '400 INVALID_BANK_ACCOUNT': ({ customerId }) => ({ body: { customerId, ...noSuchAccount } }),
      '409 DUPLICATE_EXTERNAL_ACCOUNT': ({ customerId }) => ({ body: { customerId, ...ownWallet } }),
    },
    getExternalAccount: { 200: ({ payee }) => ({ params: payee }) },
    deleteExternalAccount: {
      204: ({ payee }) => ({ params: payee }),
      '409 BENEFICIARY_TRUSTED': async (world) => {
        await trustPayee(world)
        return { params: world.payee }
      },
    },
    challengeExternalAccount: {
      201: ({ unproven }) => ({ params: unproven, body: bySignature }),
      '400 INVALID_INPUT': ({ unproven }) => ({ params: unproven, body: { method: 'GUESS' } }),
      '409 CONFLICT': ({ payee }) => ({ params: payee, body: bySignature }),
    },
    verifyExternalAccount: {
      200: signed,
      '400 INVALID_INPUT': async (world) => ({ ...(await signed(world)), body: wrongSignature }),
      '409 CONFLICT': ({ unproven }) => ({ params: unproven, body: wrongSignature }),
    },
    listPlatformExternalAccounts: { 200: () => ({ query: { currency: 'MXN' } }) },
    createPlatformExternalAccount: {
      201: () => ({ body: payeeOf('USD_ACCOUNT') }),
      '400 INVALID_BANK_ACCOUNT': () => ({ body: noSuchAccount }),
      '409 DUPLICATE_EXTERNAL_ACCOUNT': () => ({ body: ownWallet }),
    },
    getPlatformExternalAccount: { 200: ({ platformPayee }) => ({ params: platformPayee }) },
    deletePlatformExternalAccount: { 204: ({ platformPayee }) => ({ params: platformPayee }) },
    challengePlatformExternalAccount: {
      201: ({ platformUnproven }) => ({ params: platformUnproven, body: bySignature }),
      '400 INVALID_INPUT': ({ platformUnproven }) => ({ params: platformUnproven, body: { method: 'GUESS' } }),
      '409 CONFLICT': ({ platformPayee }) => ({ params: platformPayee, body: bySignature }),
    },
    verifyPlatformExternalAccount: {
      200: signedByPlatform,
      '400 INVALID_INPUT': async (world) => ({ ...(await signedByPlatform(world)), body: wrongSignature }),
      '409 CONFLICT': ({ platformUnproven }) => ({ params: platformUnproven, body: wrongSignature }),
    },
  },
})
