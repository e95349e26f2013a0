import type { Route } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { bytesToBase64url } from '../../../crypto/encoding.ts'
import { scheduleForget } from '../../../due/schedule.ts'
import { ServiceError } from '../../../http/responses.ts'
import type { CardRecord } from '../../../state/cardRecords.ts'
import { findCard } from '../cardStates.ts'

/** How long the address of a number works. */
const revealMs = 60_000

/** Returns the address of a page that shows the number of a card. The address alone is enough to see the number. */
export const revealCard: Route<'revealCard'> = (context, { params, origin }) => {
  const card = findCard(context, { id: params.cardId })
  requireUsable(card)
  const id = bytesToBase64url(crypto.getRandomValues(new Uint8Array(32)))
  const expiresAt = context.now() + revealMs
  context.state.cardReveals.set(id, { id, cardId: card.id, expiresAt })
  scheduleForget(context, { table: 'cardReveals', id, at: expiresAt })
  return { status: 200, body: { panEmbedUrl: `${origin}${cardPagePath(id)}`, expiresAt: toIso(expiresAt) } }
}

/** Encrypts nothing: no wallet reads it here. It has the form that an app passes on. */
export const tokenizeCard: Route<'tokenizeCard'> = (context, { params, body }) => {
  const card = findCard(context, { id: params.cardId })
  requireUsable(card)
  const payload = crypto.getRandomValues(new Uint8Array(96))
  return { status: 200, body: { digitalWallet: body.digitalWallet, provisioningPayload: bytesToBase64url(payload) } }
}

function requireUsable({ state }: CardRecord): void {
  if (state === 'ACTIVE' || state === 'FROZEN') return
  throw new ServiceError({ status: 403, code: 'FORBIDDEN', message: `The card is ${state}` })
}

/** Below the version, like every path. */
function cardPagePath(id: string): string {
  return `/2025-10-13/sandbox/card-pages/${id}`
}
