import { lookUp } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import { referenceNotFound, ServiceError } from '../../http/responses.ts'
import type { CardRecord, CardState } from '../../state/cardRecords.ts'
import { emit } from '../webhooks/emit.ts'
import { rulesOf } from './cardRules.ts'
import { describeCard } from './describeCard.ts'

const slowActivationMs = 30_000

/** @throws `ServiceError` 404, and 501 where the platform has no cards. */
export function findCard(context: SandboxContext, parameters: { id: string }): CardRecord {
  requireCards(context)
  const card = context.state.cards.get(parameters.id)
  if (!card) throw referenceNotFound('card')
  return card
}

/** @throws `ServiceError` 501 `NOT_IMPLEMENTED` where the platform has no cards. */
export function requireCards(context: SandboxContext): void {
  if (rulesOf(context).areEnabled) return
  throw new ServiceError({ status: 501, code: 'NOT_IMPLEMENTED', message: 'The platform has no cards' })
}

/**
 * What becomes of a card whose cardholder is verified, by the last three characters of `platformCardId`, or else of the
 * cardholder.
 */
export function issueCard(context: SandboxContext, parameters: { card: CardRecord; at?: number }): void {
  const { card, at = context.now() } = parameters
  const suffix = (card.platformCardId ?? card.cardholderId).slice(-3)
  if (suffix === '002') setCardState(context, { card, state: 'CLOSED', stateReason: 'ISSUER_REJECTED', at })
  else setCardState(context, { card, state: suffix === '001' || suffix === '005' ? 'PROCESSING' : 'ACTIVE', at })
  if (suffix === '005') schedule(context, { type: 'activateCard', subject: card.id, at: at + slowActivationMs })
}

/** A card that was closed meanwhile stays closed. */
export function activateCard(context: SandboxContext, parameters: { subject: string; at: number }): void {
  const card = context.state.cards.get(parameters.subject)
  if (card?.state === 'PROCESSING') setCardState(context, { card, state: 'ACTIVE', at: parameters.at })
}

export function setCardState(
  context: SandboxContext,
  parameters: { card: CardRecord; state: CardState; stateReason?: CardRecord['stateReason']; at?: number },
): void {
  const { card, state, stateReason, at = context.now() } = parameters
  card.state = state
  card.stateReason = stateReason
  card.updatedAt = at
  emit(context, { type: 'CARD.STATE_CHANGE', data: describeCard(card), at })
}

/** Returns the verification status of a cardholder: `kycStatus` of an individual, `kybStatus` of a business. */
export function verificationOf(context: SandboxContext, parameters: { cardholderId: string }): unknown {
  const customer = context.state.customers.get(parameters.cardholderId)
  return lookUp(customer ?? {}, 'kycStatus') ?? lookUp(customer ?? {}, 'kybStatus')
}

/** Issues the cards that wait for their cardholder to be verified, or closes them if the cardholder was rejected. */
export function releaseCards(context: SandboxContext, parameters: { cardholderId: string; at: number }): void {
  const { cardholderId, at } = parameters
  const verification = verificationOf(context, { cardholderId })
  for (const card of context.state.cards.where('cardholderId', cardholderId)) {
    if (card.state !== 'PENDING_KYC') continue
    if (verification === 'APPROVED') issueCard(context, { card, at })
    if (verification === 'REJECTED')
      setCardState(context, { card, state: 'CLOSED', stateReason: 'ISSUER_REJECTED', at })
  }
}
