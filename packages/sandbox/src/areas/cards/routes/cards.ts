import type { Route } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { findCard, requireCards } from '../cardStates.ts'
import { describeCard } from '../describeCard.ts'

export const listCards: Route<'listCards'> = (context, { query }) => {
  requireCards(context)
  const { cardholderId, accountId, platformCardId, state, sortOrder } = query
  const found = context.state.cards.list({ cardholderId, accountId, platformCardId })
  const cards = found.filter((card) => state === undefined || card.state === state)
  // Recorded in the order in which they were made.
  if (sortOrder === 'desc') cards.reverse()
  const { data, ...page } = pageOf(cards, query)
  return { status: 200, body: { data: data.map(describeCard), ...page } }
}

export const getCard: Route<'getCard'> = (context, { params }) => ({
  status: 200,
  body: describeCard(findCard(context, { id: params.cardId })),
})
