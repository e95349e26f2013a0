import type { CallInput, TestService } from '../createTestService.ts'
import { login } from '../createTestService.ts'
import type { ClientKey } from '../examinee.ts'
import { createClientKey, stampWith } from '../examinee.ts'
import { firstLeg, signedIn } from '../journeys.ts'
import { createDecryptionKey } from '../sealedResponses.ts'
import { defineCases } from './operationCases.ts'

type SignedIn = { service: TestService; key: ClientKey }

async function signed({ service, key }: SignedIn, name: Parameters<typeof firstLeg>[1], input: CallInput) {
  return (await firstLeg(service, name, { ...input, key })).retry
}

/** Ada signed in twice, with a card that her wallet pays for. */
async function prepare() {
  const world = await signedIn()
  const { service, wallet } = world
  const { session: other } = await login(service, wallet)
  const newKey = await createClientKey()
  const exportKey = await createDecryptionKey()
  const terms = { cardholderId: wallet.customerId, form: 'VIRTUAL', fundingSources: [wallet.accountId] }
  const card = await service.succeed('createCard', 201, { body: terms })
  const { accountId } = wallet
  const delegation = { cardId: card.id, internalAccountId: accountId, nickname: 'Groceries' }
  return { ...world, other, newKey, exportKey, delegation, query: { accountId }, params: { accountId } }
}

type World = Awaited<ReturnType<typeof prepare>>

const refresh = ({ session, newKey }: World) => ({
  params: { sessionId: session.id },
  body: { clientPublicKey: newKey.publicKeyHex },
})

/** The third leg of a delegated key. */
async function thirdLeg(world: World) {
  const { service, key, delegation: body } = world
  const retry = await signed(world, 'createDelegatedKey', { body })
  const { payloadToSign, requestId } = await service.succeed('createDelegatedKey', 202, retry)
  return { body, requestId, signature: await stampWith(key, { payload: payloadToSign }) }
}

async function delegated(world: World) {
  const { id: delegatedKeyId } = await world.service.succeed('createDelegatedKey', 201, await thirdLeg(world))
  return { params: { delegatedKeyId } }
}

/** Ended sessions stay known, so that they are told from those that never were. */
async function ended(world: World) {
  const { sessionId } = refresh(world).params
  await world.service.succeed('revokeSession', 204, await signed(world, 'revokeSession', { params: { sessionId } }))
  return refresh(world)
}

/** An account that is no wallet. */
async function bankBalance({ service, wallet }: World) {
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId: wallet.customerId } })
  return { params: { accountId: data.find(({ type }) => type === 'INTERNAL_FIAT')?.id ?? '' } }
}

const exported = ({ params, exportKey }: World) => ({ params, body: { clientPublicKey: exportKey.uncompressedHex } })

export const sessionCases = defineCases({
  prepare,
  cases: {
    listSessions: {
      200: ({ query }) => ({ query }),
      '400 INVALID_INPUT': () => ({ query: { accountId: 'no account' } }),
    },
    revokeSession: {
      202: ({ other }) => ({ params: { sessionId: other.id } }),
      204: (world) => signed(world, 'revokeSession', { params: { sessionId: world.other.id } }),
    },
    refreshSession: {
      201: (world) => signed(world, 'refreshSession', refresh(world)),
      202: refresh,
      '400 INVALID_INPUT': (world) => ({ ...refresh(world), body: { clientPublicKey: 'no key' } }),
      '401 UNAUTHORIZED': ended,
    },
    createDelegatedKey: {
      201: thirdLeg,
      202: ({ delegation }) => ({ body: delegation }),
      '400 INVALID_INPUT': async ({ service, delegation }) => {
        const body = { customerType: 'INDIVIDUAL', email: 'grace@example.com' }
        const { id: customerId } = await service.succeed('createCustomer', 201, { body })
        const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId } })
        return { body: { ...delegation, internalAccountId: data[0]?.id } }
      },
      '404 REFERENCE_NOT_FOUND': ({ delegation }) => ({
        body: { ...delegation, cardId: 'Card:0190f0a0-0000-4000-8000-000000000099' },
      }),
      '409 CONFLICT': async (world) => {
        await delegated(world)
        return { body: world.delegation }
      },
    },
    listDelegatedKeys: {
      200: ({ query }) => ({ query }),
      '400 INVALID_INPUT': () => ({}),
    },
    getDelegatedKey: { 200: delegated },
    deleteDelegatedKey: {
      204: delegated,
      '400 INVALID_INPUT': async (world) => {
        const input = await delegated(world)
        await world.service.succeed('deleteDelegatedKey', 204, input)
        return input
      },
    },
    exportWallet: {
      200: (world) => signed(world, 'exportWallet', exported(world)),
      202: exported,
      '400 INVALID_INPUT': ({ params }) => ({ params, body: { clientPublicKey: 'no key' } }),
      '404 REFERENCE_NOT_FOUND': async (world) => ({ ...exported(world), ...(await bankBalance(world)) }),
    },
  },
})
