export const exchangeRateExample = {
  sourceCurrency: { code: 'USDB', name: 'USDB', decimals: 6 },
  destinationCurrency: { code: 'USD', name: 'United States Dollar', symbol: '$', decimals: 2 },
  destinationPaymentRail: 'ACH',
  sendingAmount: 10_000,
  minSendingAmount: 10_051,
  maxSendingAmount: 9_000_000_000,
  receivingAmount: 0,
  exchangeRate: 1,
  fees: { fixed: 0, total: 50 },
  updatedAt: '2025-10-03T12:00:00Z',
}
