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
