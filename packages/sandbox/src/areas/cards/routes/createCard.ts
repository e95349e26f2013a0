import type { Route, SandboxContext } from '../../../context.ts'
import { ServiceError, unknownReference } from '../../../http/responses.ts'
import type { CardRecord } from '../../../state/cardRecords.ts'
import { rulesOf } from '../cardRules.ts'
import { issueCard, requireCards, verificationOf } from '../cardStates.ts'
import { describeCard } from '../describeCard.ts'
import { readFundingSources } from '../fundingSources.ts'

/** A cardholder who is being verified gets a card that waits for the result. */
export const createCard: Route<'createCard'> = (context, { body }) => {
  requireCards(context)
  const { cardholderId, platformCardId, maxSpendPerTransaction } = body
  if (!context.state.customers.has(cardholderId)) throw unknownReference('cardholderId')
  const funding = readFundingSources(context, { accountIds: body.fundingSources, cardholderId })
  const verification = verificationOf(context, { cardholderId })
  if (verification !== 'APPROVED' && verification !== 'PENDING')
    throw new ServiceError({
      status: 400,
      code: 'CARDHOLDER_KYC_NOT_APPROVED',
      message: 'The cardholder is not verified',
    })
  requireFreeSlot(context, { cardholderId })

  const now = context.now()
  const times = { createdAt: now, updatedAt: now }
  const choices = { platformCardId, maxSpendPerTransaction }
  const id = context.createId('Card')
  const card: CardRecord = { id, cardholderId, ...funding, ...choices, state: 'PENDING_KYC', ...times }
  context.state.cards.set(id, card)
  if (verification === 'APPROVED') issueCard(context, { card })
  return { status: 201, body: describeCard(card) }
}

function requireFreeSlot(context: SandboxContext, parameters: { cardholderId: string }): void {
  const { liveCardsPerCardholder, liveCardsPerPlatform } = rulesOf(context)
  const isLive = ({ state }: CardRecord) => state !== 'CLOSED'
  const own = context.state.cards.where('cardholderId', parameters.cardholderId).filter(isLive)
  const isFull =
    own.length >= liveCardsPerCardholder ||
    (context.state.cards.size >= liveCardsPerPlatform &&
      [...context.state.cards.values()].filter(isLive).length >= liveCardsPerPlatform)
  if (!isFull) return
  const message = 'The cardholder or the platform has as many cards as it may have; closing one frees a slot'
  throw new ServiceError({ status: 409, code: 'CARD_LIMIT_REACHED', message })
}
