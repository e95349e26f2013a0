export type CardState = 'PENDING_KYC' | 'PROCESSING' | 'ACTIVE' | 'FROZEN' | 'CLOSED'

/** Times in milliseconds since epoch, amounts in the smallest unit. */
export type CardRecord = {
  id: string
  cardholderId: string
  /** What pays for it, the first one first. */
  fundingSources: { id: string; accountId: string }[]
  currency: 'USD' | 'EUR'
  platformCardId?: string | undefined
  maxSpendPerTransaction?: number | undefined
  state: CardState
  stateReason?: 'ISSUER_REJECTED' | 'CLOSED_BY_PLATFORM' | undefined
  createdAt: number
  updatedAt: number
}

/** An address at which the number of a card may be seen; `id` is the secret part of it. */
export type CardRevealRecord = { id: string; cardId: string; expiresAt: number }

export type CardTransactionStatus = 'AUTHORIZED' | 'PARTIALLY_SETTLED' | 'SETTLED' | 'DECLINED' | 'VOIDED' | 'EXCEPTION'

/** Amounts in the smallest unit of the card's currency, unless it says otherwise. */
export type CardTransactionRecord = {
  id: string
  cardId: string
  customerId: string
  /** What pays for it. A declined one names the first account of the card. */
  accountId: string
  direction: 'DEBIT' | 'CREDIT'
  status: CardTransactionStatus
  declinedReason?: string | undefined
  merchant: Readonly<Record<string, unknown>>
  currency: CardRecord['currency']
  authorizedAmount: number
  settledAmount: number
  refundedAmount: number
  settlements: number
  refunds: number
  /** What left the account for it, less what came back; in the smallest unit of the account. */
  debited: number
  pulls: number
  /** How many pulls are still under way. */
  pendingPulls: number
  /** The purchase that a return pays back. */
  originalTransactionId?: string | undefined
  issuerTransactionToken: string
  createdAt: number
  updatedAt: number
}

/** How the cards of all customers behave. There is one record, and its id is `rules`. */
export type CardRulesRecord = {
  id: string
  /** Whether a change of a card is made at once, or has to be signed by the wallet that pays for it. */
  changes: 'at-once' | 'signed'
  /** How many cards that are not closed one cardholder, and the whole platform, may have. */
  liveCardsPerCardholder: number
  liveCardsPerPlatform: number
  /** Whether the platform has cards at all. */
  areEnabled: boolean
}
