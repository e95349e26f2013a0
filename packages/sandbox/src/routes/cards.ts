import type { Route, SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { referenceNotFound, ServiceError, unknownReference } from '../http/answers.ts'
import { pageOf } from '../http/paging.ts'
import type { CardRecord } from '../state/records.ts'

const slowActivationMs = 30_000

/** The last three characters of `platformCardId`, or else of the cardholder, decide what becomes of the card. */
export const createCard: Route<'createCard'> = (context, { body }) => {
  const { cardholderId, platformCardId, maxSpendPerTransaction } = body
  if (!context.state.customers.has(cardholderId)) throw unknownReference('cardholderId')
  for (const accountId of body.fundingSources) requireEligible(context, { accountId, cardholderId })
  const fundingSources = body.fundingSources.map((accountId) => ({
    id: context.createId('CardFundingSource'),
    accountId,
  }))
  const suffix = (platformCardId ?? cardholderId).slice(-3)
  const state = suffix === '001' ? 'PROCESSING' : suffix === '002' ? 'CLOSED' : 'ACTIVE'
  const id = context.createId('Card')
  const createdAt = context.now()
  const activeAt = suffix === '005' ? createdAt + slowActivationMs : createdAt
  const choices = { platformCardId, maxSpendPerTransaction }
  const card: CardRecord = { id, cardholderId, fundingSources, ...choices, state, activeAt, createdAt }
  context.state.cards.set(id, card)
  return { status: 201, body: describeCard(context, { card }) }
}

export const listCards: Route<'listCards'> = (context, { query }) => {
  const { cardholderId, accountId, platformCardId, state, sortOrder } = query
  const cards = context.state.cards
    .list({ cardholderId })
    .map((card) => describeCard(context, { card }))
    .filter((card) => accountId === undefined || card.fundingSources.includes(accountId))
    .filter((card) => platformCardId === undefined || card.platformCardId === platformCardId)
    .filter((card) => state === undefined || card.state === state)
  // Recorded in the order in which they were made.
  if (sortOrder === 'desc') cards.reverse()
  return { status: 200, body: pageOf(cards, query) }
}

/** Freezes an active card, or unfreezes a frozen one. Every other change of its state is refused. */
export const updateCard: Route<'updateCard'> = (context, { params, body }) => {
  const card = context.state.cards.get(params.cardId)
  if (!card) throw referenceNotFound('card')
  const { state } = describeCard(context, { card })
  if (state === 'CLOSED')
    throw new ServiceError({ status: 409, code: 'CARD_NOT_MUTABLE', message: 'A closed card cannot be changed' })
  const from = body.state === 'FROZEN' ? 'ACTIVE' : 'FROZEN'
  if (state !== from) {
    const message = `A card that is ${state} cannot become ${body.state}`
    throw new ServiceError({ status: 409, code: 'INVALID_STATE_TRANSITION', message })
  }
  card.state = body.state
  card.changedAt = context.now()
  return { status: 200, body: describeCard(context, { card }) }
}

function requireEligible(context: SandboxContext, parameters: { accountId: string; cardholderId: string }): void {
  const { accountId, cardholderId } = parameters
  const account = context.state.internalAccounts.get(accountId)
  if (account?.customerId === cardholderId && !/00[23]$/.test(accountId)) return
  const message = 'An account cannot pay for a card of this person'
  throw new ServiceError({ status: 400, code: 'FUNDING_SOURCE_INELIGIBLE', message })
}

function describeCard(context: SandboxContext, parameters: { card: CardRecord }) {
  const { id, cardholderId, fundingSources, platformCardId, activeAt, createdAt, changedAt } = parameters.card
  const { maxSpendPerTransaction } = parameters.card
  const activates = parameters.card.state === 'ACTIVE' && activeAt > context.now()
  const state = activates ? 'PROCESSING' : parameters.card.state
  const digits = (platformCardId ?? cardholderId).replace(/\D/g, '')
  return {
    id,
    cardholderId,
    form: 'VIRTUAL',
    fundingSources: fundingSources.map(({ accountId }) => accountId),
    // Versions of the interface differ in this name, so both are written.
    state,
    status: state,
    ...(state === 'CLOSED' && { stateReason: 'ISSUER_REJECTED' }),
    last4: digits.slice(-4).padStart(4, '0'),
    platformCardId,
    maxSpendPerTransaction: maxSpendPerTransaction ?? null,
    createdAt: toIso(createdAt),
    updatedAt: toIso(changedAt ?? (activates ? createdAt : Math.max(createdAt, activeAt))),
  }
}
