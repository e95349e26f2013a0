import { toIso } from '../../context.ts'
import type { CardRecord } from '../../state/cardRecords.ts'
import { expiryOf, last4Of } from './cardNumber.ts'

/** A card as the wire shows it. Its number and security code are on the page of `reveal` and nowhere else. */
export function describeCard(card: CardRecord) {
  const { id, cardholderId, fundingSources, platformCardId, currency, state, stateReason } = card
  return {
    id,
    cardholderId,
    form: 'VIRTUAL',
    fundingSources: fundingSources.map(({ accountId }) => accountId),
    // Versions of the interface differ in this name, so both are written.
    state,
    status: state,
    ...(stateReason && { stateReason }),
    brand: 'VISA',
    last4: last4Of(card),
    ...expiryOf(card),
    currency,
    ...(platformCardId !== undefined && { platformCardId }),
    maxSpendPerTransaction: card.maxSpendPerTransaction ?? null,
    cardCapabilities: { supportsDigitalWalletTokenization: true },
    createdAt: toIso(card.createdAt),
    updatedAt: toIso(card.updatedAt),
  }
}
