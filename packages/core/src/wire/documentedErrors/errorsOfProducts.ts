const noCards = '501 NOT_IMPLEMENTED'

/** What the documents say of every simulation; their 403 is for an API token of production, and 404 for the card. */
const ofReference = ['400 INVALID_INPUT'] as const

const stablecoinOperation = [
  '400 INVALID_INPUT',
  '400 STABLECOIN_AMOUNT_NOT_REPRESENTABLE',
  '400 STABLECOIN_EXTERNAL_ACCOUNT_LINK_FAILED',
  '400 STABLECOIN_EXTERNAL_ACCOUNT_LINK_METHOD_REQUIRED',
  '400 STABLECOIN_EXTERNAL_ACCOUNT_NOT_LINKED',
  '400 STABLECOIN_EXTERNAL_ACCOUNT_NOT_SUPPORTED',
  '400 STABLECOIN_EXTERNAL_ACCOUNT_PROVIDER_LINK_FAILED',
  '400 STABLECOIN_EXTERNAL_ACCOUNT_PROVIDER_LINK_REQUIRED',
  '400 STABLECOIN_NOT_PROVISIONED',
  '400 STABLECOIN_OPERATION_NOT_SUPPORTED',
  '400 STABLECOIN_PROVIDER_ERROR',
  '400 STABLECOIN_GRID_OPERATIONS_NOT_ENABLED',
  '503 SERVICE_UNAVAILABLE',
] as const

const agentTransfer = ['400 INVALID_INPUT', '403 FORBIDDEN', '404 REFERENCE_NOT_FOUND'] as const

/** The documented errors of cards, agents, stablecoins, API tokens, the configuration and the tools of the sandbox. */
export const errorsOfProducts = {
  // Cards
  createCard: [
    '400 CARDHOLDER_KYC_NOT_APPROVED',
    '400 FUNDING_SOURCE_INELIGIBLE',
    '400 INVALID_INPUT',
    '409 CARD_LIMIT_REACHED',
    noCards,
  ],
  listCards: [noCards],
  getCard: [noCards],
  updateCard: [
    '400 FUNDING_SOURCE_INELIGIBLE',
    '400 INVALID_INPUT',
    '409 CARD_ALREADY_CLOSED',
    '409 CARD_NOT_MUTABLE',
    '409 INVALID_STATE_TRANSITION',
    noCards,
  ],
  revealCard: ['403 FORBIDDEN', noCards],
  tokenizeCard: ['403 FORBIDDEN', noCards],
  simulateCardAuthorization: ['400 INVALID_INPUT'],
  simulateCardAuthorizationAdvice: ofReference,
  simulateCardBalanceInquiry: [],
  simulateCardClearing: ofReference,
  simulateCardCreditAuthorization: ['400 INVALID_INPUT'],
  simulateCardCreditAuthorizationAdvice: ['400 INVALID_INPUT'],
  simulateCardFinancialAuthorization: ['400 INVALID_INPUT'],
  simulateCardFinancialCreditAuthorization: ['400 INVALID_INPUT'],
  simulateCardReturn: ofReference,
  simulateCardReturnReversal: ofReference,

  // Agents, as the platform sees them
  createAgent: ['400 INVALID_INPUT'],
  listAgents: ['400 INVALID_INPUT'],
  listAgentApprovals: ['400 INVALID_INPUT'],
  getAgent: [],
  updateAgent: ['400 INVALID_INPUT'],
  deleteAgent: [],
  updateAgentPolicy: ['400 INVALID_INPUT'],
  createAgentDeviceCode: ['409 CONFLICT'],
  getAgentDeviceCodeStatus: [],
  redeemAgentDeviceCode: ['400 INVALID_INPUT'],
  approveAgentAction: ['409 CONFLICT'],
  rejectAgentAction: ['409 CONFLICT'],

  // Agents, as they act themselves
  getOwnAgent: [],
  listAgentTransactions: ['400 INVALID_INPUT', '403 FORBIDDEN'],
  getAgentTransaction: ['403 FORBIDDEN'],
  createAgentQuote: ['400 INVALID_INPUT', '403 FORBIDDEN', '412 UNSUPPORTED_UMA_VERSION', '424 PAYREQ_REQUEST_FAILED'],
  getAgentQuote: [],
  executeAgentQuote: [
    '400 INSUFFICIENT_FUNDS',
    '400 QUOTE_EXPIRED',
    '401 WALLET_SIGNATURE_BODY_MISMATCH',
    '403 FORBIDDEN',
    '409 CONFLICT',
  ],
  listAgentActions: [],
  getAgentAction: [],
  agentTransferIn: agentTransfer,
  agentTransferOut: [...agentTransfer, '400 INSUFFICIENT_FUNDS'],
  listAgentInternalAccounts: [],
  listAgentExternalAccounts: [],
  createAgentExternalAccount: ['400 INVALID_INPUT', '403 FORBIDDEN', '409 DUPLICATE_EXTERNAL_ACCOUNT'],
  getAgentExternalAccount: [],
  deleteAgentExternalAccount: ['403 FORBIDDEN'],

  // Stablecoins
  linkStablecoinProviderAccount: ['409 CONFLICT'],
  listStablecoinProviderAccounts: [],
  getStablecoinProviderAccount: [],
  registerStablecoin: [
    '400 STABLECOIN_PROVIDER_ACCOUNT_INVALID',
    '400 STABLECOIN_PROVIDER_ACCOUNT_REVOKED',
    '400 STABLECOIN_PROVIDER_ACCOUNT_SELECTION_REQUIRED',
    '400 STABLECOIN_PROVIDER_ERROR',
    '400 STABLECOIN_VERIFICATION_FAILED',
    '404 STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND',
    '409 STABLECOIN_SYMBOL_ALREADY_EXISTS',
    '409 STABLECOIN_TOKEN_IDENTIFIER_ALREADY_EXISTS',
  ],
  listStablecoins: [],
  getStablecoin: [],
  requestStablecoinEnablement: ['409 STABLECOIN_GRID_ENABLEMENT_NOT_REQUESTABLE'],
  mintStablecoin: [...stablecoinOperation, '400 INSUFFICIENT_FUNDS', '400 STABLECOIN_PROVIDER_SOURCE_NOT_LINKED'],
  burnStablecoin: [...stablecoinOperation, '400 INSUFFICIENT_FUNDS', '400 STABLECOIN_BURN_SOURCE_NOT_SUPPORTED'],
  listStablecoinOperations: [],
  getStablecoinOperation: [],

  // API tokens and the configuration
  createToken: ['400 INVALID_INPUT'],
  listTokens: ['400 INVALID_INPUT'],
  getToken: [],
  deleteToken: [],
  getPlatformConfig: [],
  updatePlatformConfig: ['400 INVALID_INPUT', '501 NOT_IMPLEMENTED'],

  // Tools of the sandbox
  fundInternalAccount: ['400 INVALID_INPUT', '409 CONFLICT', '409 WALLET_NOT_PROVISIONED'],
  sendSandboxFunds: ['400 INVALID_INPUT', '400 QUOTE_EXPIRED', '404 QUOTE_NOT_FOUND'],
  receiveSandboxUma: [
    '400 INVALID_CURRENCY',
    '400 INVALID_INPUT',
    '400 INVALID_UMA_ADDRESS',
    '404 UMA_NOT_FOUND',
    '404 USER_NOT_FOUND',
  ],
  sendTestWebhook: ['400 WEBHOOK_DELIVERY_ERROR', '400 WEBHOOK_ENDPOINT_NOT_SET'],
} as const
