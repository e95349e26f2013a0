import { cardholder } from '../cardholder.ts'
import type { CallInput } from '../createTestService.ts'
import { createTestWallet } from '../createTestService.ts'
import { defineCases } from './operationCases.ts'

/** A cardholder with an active card that a wallet pays for, and Grace, whose accounts are not theirs. */
async function prepare() {
  const world = await cardholder()
  const { service, body } = world
  const { id: cardId } = await service.succeed('createCard', 201, { body })
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  return { ...world, grace, params: { cardId } }
}

type World = Awaited<ReturnType<typeof prepare>>

/** Every operation of a platform without cards. */
const withoutCards = (input: (world: World) => CallInput) => ({
  '501 NOT_IMPLEMENTED': (world: World) => {
    world.service.sandbox.cards.setRules({ areEnabled: false })
    return input(world)
  },
})

/** A card that the issuer still processes: there is no number yet. */
async function processing({ service, body }: World) {
  const { id: cardId } = await service.succeed('createCard', 201, { body: { ...body, platformCardId: 'card-001' } })
  return { params: { cardId } }
}

async function closed({ service, params }: World) {
  await service.succeed('updateCard', 200, { params, body: { state: 'CLOSED' } })
  return { params }
}

const ofCard = ({ params }: World) => ({ params })
const forWallet = (input: CallInput) => ({ ...input, body: { digitalWallet: 'APPLE_PAY' } })
const frozen = { body: { state: 'FROZEN' } }

export const cardCases = defineCases({
  prepare,
  cases: {
    createCard: {
      201: ({ body }) => ({ body }),
      ...withoutCards(({ body }) => ({ body })),
      '400 CARDHOLDER_KYC_NOT_APPROVED': ({ service, body, wallet: { customerId } }) => {
        service.sandbox.onboarding.decide({ customerId, outcome: 'REJECTED' })
        return { body }
      },
      '400 FUNDING_SOURCE_INELIGIBLE': ({ body, grace }) => ({ body: { ...body, fundingSources: [grace.accountId] } }),
      '400 INVALID_INPUT': ({ body }) => ({ body: { ...body, cardholderId: 'Customer:none' } }),
      '409 CARD_LIMIT_REACHED': ({ service, body }) => {
        service.sandbox.cards.setRules({ liveCardsPerCardholder: 1 })
        return { body }
      },
    },
    listCards: { 200: ({ query }) => ({ query }), ...withoutCards(() => ({})) },
    getCard: { 200: ofCard, ...withoutCards(ofCard) },
    updateCard: {
      200: ({ params }) => ({ params, ...frozen }),
      202: ({ service, params }) => {
        service.sandbox.cards.setRules({ changes: 'signed' })
        return { params, ...frozen }
      },
      ...withoutCards(({ params }) => ({ params, ...frozen })),
      '400 FUNDING_SOURCE_INELIGIBLE': ({ params, grace }) => ({
        params,
        body: { fundingSources: [grace.accountId] },
      }),
      '400 INVALID_INPUT': ({ params }) => ({ params, body: { state: 'CLOSED', maxSpendPerTransaction: 1 } }),
      '409 CARD_ALREADY_CLOSED': async (world) => ({ ...(await closed(world)), body: { state: 'CLOSED' } }),
      '409 CARD_NOT_MUTABLE': async (world) => ({ ...(await closed(world)), body: { maxSpendPerTransaction: 1 } }),
      '409 INVALID_STATE_TRANSITION': async (world) => ({ ...(await processing(world)), ...frozen }),
    },
    revealCard: { 200: ofCard, ...withoutCards(ofCard), '403 FORBIDDEN': processing },
    tokenizeCard: {
      200: (world) => forWallet(ofCard(world)),
      ...withoutCards((world) => forWallet(ofCard(world))),
      '403 FORBIDDEN': async (world) => forWallet(await processing(world)),
    },
  },
})
