/** What only a platform's backend calls: tokens, configuration, stablecoins. */

const times = { createdAt: '2025-10-03T12:00:00Z', updatedAt: '2025-10-03T12:30:00Z' }
const pageOf = (item: object) => ({ data: [item], hasMore: true, nextCursor: 'next', totalCount: 41 })

const { clientSecret, ...token } = {
  id: 'Token:1',
  name: 'Reports',
  permissions: ['VIEW'],
  clientId: 'client-1',
  clientSecret: 'not-a-real-secret',
  expiresAt: '2026-10-03T12:00:00Z',
  ...times,
}

const config = {
  id: 'PlatformConfig:1',
  umaDomain: 'pay.example.com',
  proxyUmaSubdomain: 'pay',
  isRegulatedFinancialInstitution: false,
  webhookEndpoint: 'https://example.com/webhooks',
  supportedCurrencies: [
    {
      currencyCode: 'USD',
      minAmount: 100,
      maxAmount: 1_000_000,
      requiredCounterpartyFields: [{ name: 'FULL_NAME', mandatory: true }],
      enabledTransactionTypes: ['OUTGOING'],
      providerRequiredCustomerFields: ['BIRTH_DATE'],
      providerRequiredCounterpartyCustomerFields: ['FULL_NAME'],
    },
  ],
  embeddedWalletConfig: {
    otpLength: 8,
    alphanumeric: true,
    expirationSeconds: 300,
    appName: 'Pay',
    sendFromEmailAddress: 'codes@example.com',
    sendFromEmailSenderName: 'Pay',
    replyToEmailAddress: 'help@example.com',
    logoUrl: 'https://example.com/logo.png',
  },
  cardTokenization2faConfig: {
    displayName: 'Pay',
    logoUrl: 'https://example.com/logo.png',
    email: {},
    sms: {},
  },
  feeConfigs: [
    {
      feeType: 'CROSS_CURRENCY_TRANSACTION',
      sourceCurrency: 'USD',
      variableFeeBps: 25,
      fixedFee: { amount: 100, currency: 'USD' },
    },
  ],
  ...times,
}

const stablecoin = {
  id: 'Stablecoin:1',
  name: 'Pay Dollar',
  symbol: 'PAYD',
  baseCurrency: 'USD',
  currency: 'PAYD',
  network: 'SPARK',
  decimals: 6,
  issuanceStatus: 'PROVISIONED',
  serviceOperationsStatus: 'ENABLED',
  networkTokenIdentifier: 'btkn1pay',
  provider: 'BRALE',
  providerTokenIdentifier: 'PAYD',
  providerEnvironment: 'SANDBOX',
  stablecoinProviderAccountId: 'StablecoinProviderAccount:1',
  ...times,
}
const coinOperation = {
  id: 'StablecoinOperation:1',
  stablecoinId: 'Stablecoin:1',
  operationType: 'MINT',
  status: 'PENDING_FUNDING',
  amount: '1000000',
  provider: 'BRALE',
  providerEnvironment: 'SANDBOX',
  stablecoinProviderAccountId: 'StablecoinProviderAccount:1',
  source: { type: 'WIRE' },
  destination: { accountId: 'InternalAccount:1', rail: 'WIRE' },
  fundingInstructions: { rail: 'WIRE', network: 'SPARK', address: 'spark1pay', valueType: 'USD' },
  estimatedDelivery: { rail: 'WIRE', amount: 100, currency: 'USD', timing: 'SAME_DAY' },
  providerStatus: 'pending',
  failureReason: 'PROVIDER_REJECTED',
  description: 'First mint',
  expiresAt: '2025-10-05T12:00:00Z',
  ...times,
}
const providerAccount = {
  id: 'StablecoinProviderAccount:1',
  provider: 'BRALE',
  status: 'ACTIVE',
  apiClientId: 'client-1',
  providerAccountId: 'account-1',
  providerEnvironment: 'SANDBOX',
  ...times,
}

export const backendExamples = {
  burnStablecoin: { 201: coinOperation },
  createToken: { 201: { ...token, clientSecret } },
  deleteToken: { 204: null },
  getPlatformConfig: { 200: config },
  getStablecoin: { 200: stablecoin },
  getStablecoinOperation: { 200: coinOperation },
  getStablecoinProviderAccount: { 200: providerAccount },
  getToken: { 200: token },
  linkStablecoinProviderAccount: { 201: providerAccount },
  listStablecoinOperations: { 200: pageOf(coinOperation) },
  listStablecoinProviderAccounts: { 200: pageOf(providerAccount) },
  listStablecoins: { 200: pageOf(stablecoin) },
  listTokens: { 200: pageOf(token) },
  mintStablecoin: { 201: coinOperation },
  registerStablecoin: { 201: stablecoin },
  requestStablecoinEnablement: { 200: stablecoin },
  updatePlatformConfig: { 200: config },
}
