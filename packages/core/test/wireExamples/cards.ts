const times = { createdAt: '2025-10-03T12:00:00Z', updatedAt: '2025-10-03T12:30:00Z' }

export const cardExample = {
  id: 'Card:1',
  cardholderId: 'Customer:1',
  form: 'VIRTUAL',
  fundingSources: ['InternalAccount:1'],
  state: 'ACTIVE',
  stateReason: 'CLOSED_BY_PLATFORM',
  brand: 'VISA',
  last4: '4242',
  expMonth: 12,
  expYear: 2028,
  currency: 'USD',
  platformCardId: 'card-1',
  maxSpendPerTransaction: 25_000,
  cardCapabilities: { supportsDigitalWalletTokenization: true },
  processorRef: 'processor-1',
  issuerRef: 'issuer-1',
  ...times,
}

const spent = { amount: 2_500, currency: { code: 'USD', name: 'United States Dollar', symbol: '$', decimals: 2 } }

/** What a transaction of a card has besides. */
export const cardTransactionExample = {
  cardId: 'Card:1',
  accountId: 'InternalAccount:1',
  merchant: { descriptor: 'CORNER SHOP', mcc: '5411', country: 'US', city: 'Austin', state: 'TX' },
  authorizedAmount: spent,
  settledAmount: spent,
  refundedAmount: spent,
  pullSummary: { count: 1, pendingCount: 0, totalAmount: 2_500 },
  settlementSummary: { count: 1, totalAmount: 2_500 },
  refundSummary: { count: 1, totalAmount: 2_500 },
  cardDeclinedReason: 'OTHER',
  originalTransactionId: 'CardTransaction:1',
  issuerTransactionToken: 'token-1',
  authorizedAt: '2025-10-03T12:00:00Z',
  lastEventAt: '2025-10-03T13:00:00Z',
}

const accepted = { 202: { issuerTransactionToken: 'token-1' } }

export const cardExamples = {
  createCard: { 201: cardExample },
  getCard: { 200: cardExample },
  listCards: { 200: { data: [cardExample], hasMore: true, nextCursor: 'next', totalCount: 41 } },
  revealCard: { 200: { panEmbedUrl: 'https://cards.example/embed/1', expiresAt: '2025-10-03T12:01:00Z' } },
  simulateCardAuthorization: accepted,
  simulateCardAuthorizationAdvice: accepted,
  simulateCardBalanceInquiry: accepted,
  simulateCardClearing: accepted,
  simulateCardCreditAuthorization: accepted,
  simulateCardCreditAuthorizationAdvice: accepted,
  simulateCardFinancialAuthorization: accepted,
  simulateCardFinancialCreditAuthorization: accepted,
  simulateCardReturn: accepted,
  simulateCardReturnReversal: accepted,
  tokenizeCard: { 200: { provisioningPayload: 'c2VhbGVk' } },
}
