import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { createCardPayload } from '../../../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../../../signing/signedRetry.ts'
import type { CardRecord, CardState } from '../../../state/cardRecords.ts'
import { emit } from '../../webhooks/emit.ts'
import { rulesOf } from '../cardRules.ts'
import { findCard, setCardState } from '../cardStates.ts'
import { describeCard } from '../describeCard.ts'
import { readFundingSources } from '../fundingSources.ts'

type Change = Omit<SandboxRequest<'updateCard'>['body'], 'status'>

/**
 * Freezes, unfreezes or closes a card, and sets what pays for it and its limit: at once, or signed by a wallet that pays
 * for the card, as the rules say.
 */
export const updateCard: Route<'updateCard'> = async (context, request) => {
  const { status, state = status, ...rest } = request.body
  const change = { state, ...rest }
  const card = findCard(context, { id: request.params.cardId })
  requireAllowed(card, { change })
  const funding = readFunding(context, { card, change })
  if (rulesOf(context).changes === 'signed') {
    if (!isSignedRetry(request)) {
      const accountIds = card.fundingSources.map(({ accountId }) => accountId)
      const payloadToSign = createCardPayload({ cardId: card.id, change, now: context.now() })
      const signer = { who: 'sessions-of-wallets', accountIds } as const
      return startSignedRequest(context, { request, payloadToSign, signer })
    }
    await confirmSignedRequest(context, { request })
    // Checked again, because another change may have come first.
    requireAllowed(card, { change })
  }
  apply(context, { card, change, funding })
  return { status: 200, body: describeCard(card) }
}

/** Where a card may go from where it is, if it is asked to. */
const transitions: Readonly<Record<CardState, readonly CardState[]>> = {
  PENDING_KYC: [],
  PROCESSING: [],
  ACTIVE: ['FROZEN', 'CLOSED'],
  FROZEN: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
}

function requireAllowed(card: CardRecord, parameters: { change: Change }): void {
  const { state, fundingSources, maxSpendPerTransaction } = parameters.change
  if (state === 'CLOSED' && (fundingSources !== undefined || maxSpendPerTransaction !== undefined))
    throw invalidInput([{ field: 'state', message: 'Expected no other change together with CLOSED', constraint: {} }])
  if (card.state === 'CLOSED' && state === 'CLOSED') throw conflict('CARD_ALREADY_CLOSED', 'The card is closed already')
  if (card.state === 'CLOSED') throw conflict('CARD_NOT_MUTABLE', 'A closed card cannot be changed')
  if (state !== undefined && !transitions[card.state].includes(state))
    throw conflict('INVALID_STATE_TRANSITION', `A card that is ${card.state} cannot become ${state}`)
}

function readFunding(context: SandboxContext, parameters: { card: CardRecord; change: Change }) {
  const { card, change } = parameters
  const { cardholderId } = card
  if (change.fundingSources === undefined) return undefined
  return readFundingSources(context, { accountIds: change.fundingSources, cardholderId, card })
}

function apply(
  context: SandboxContext,
  parameters: { card: CardRecord; change: Change; funding: ReturnType<typeof readFunding> },
): void {
  const { card, change, funding } = parameters
  const { state, maxSpendPerTransaction } = change
  if (funding)
    context.state.cards.update(card, () => {
      card.fundingSources = funding.fundingSources
    })
  if (maxSpendPerTransaction !== undefined) card.maxSpendPerTransaction = maxSpendPerTransaction ?? undefined
  card.updatedAt = context.now()
  const closed = state === 'CLOSED' && ({ stateReason: 'CLOSED_BY_PLATFORM' } as const)
  if (state !== undefined) setCardState(context, { card, state, ...closed })
  if (funding) emit(context, { type: 'CARD.FUNDING_SOURCE_CHANGE', data: describeCard(card) })
}

function conflict(code: string, message: string): ServiceError {
  return new ServiceError({ status: 409, code, message })
}
