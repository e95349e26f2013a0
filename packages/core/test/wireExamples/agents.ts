const times = { createdAt: '2025-10-03T12:00:00Z', updatedAt: '2025-10-03T12:30:00Z' }

const policy = {
  permissions: ['CREATE_QUOTES', 'EXECUTE_QUOTES'],
  defaultExecutionMode: 'APPROVAL_REQUIRED',
  spendingLimits: {
    currency: 'USD',
    perTransactionLimit: 10_000,
    dailyLimit: 50_000,
    monthlyLimit: 500_000,
    dailyTransactionLimit: 10,
  },
  accountRestrictions: {
    allowedAccountIds: ['InternalAccount:1'],
    accountRules: [{ accountId: 'InternalAccount:1', executionMode: 'AUTO', perTransactionLimit: 5_000 }],
  },
  approvalThresholds: { amount: 1_000, currency: 'USD' },
}

const agent = {
  id: 'Agent:1',
  name: 'Bookkeeper',
  customerId: 'Customer:1',
  isPaused: false,
  isConnected: true,
  policy,
  usage: {
    dailyTransactionCount: 1,
    dailySpend: 1_000,
    monthlySpend: 9_000,
    dailyResetDate: '2025-10-03',
    monthlyResetMonth: '2025-10',
  },
  ...times,
}
const deviceCode = {
  code: 'SERVICE-AGENT-AB12-CD34',
  agentId: 'Agent:1',
  expiresAt: '2025-10-03T12:15:00Z',
  redeemed: false,
}

/** The answers of agents, with what they repeat of other areas. */
export function agentExamples(parts: {
  quote: object
  transaction: object
  internalAccount: object
  externalAccount: object
}) {
  const { quote, transaction, internalAccount, externalAccount } = parts
  const action = {
    id: 'AgentAction:1',
    agentId: 'Agent:1',
    customerId: 'Customer:1',
    platformCustomerId: 'c-1',
    status: 'FAILED',
    type: 'EXECUTE_QUOTE',
    quote,
    transferDetails: {
      amount: 1_000,
      currency: 'USD',
      sourceAccountId: 'InternalAccount:1',
      destinationAccountId: 'ExternalAccount:1',
    },
    transaction,
    rejectionReason: 'Too much',
    ...times,
  }
  const pageOf = (item: object) => ({ data: [item], hasMore: true, nextCursor: 'next', totalCount: 41 })
  return {
    agentTransferIn: { 200: action, 201: action },
    agentTransferOut: { 200: action, 201: action },
    approveAgentAction: { 200: action },
    createAgent: { 201: { agent, deviceCode } },
    createAgentDeviceCode: { 201: deviceCode },
    createAgentExternalAccount: { 201: externalAccount },
    createAgentQuote: { 200: quote, 201: quote, 202: quote },
    deleteAgent: { 204: null },
    deleteAgentExternalAccount: { 204: null },
    executeAgentQuote: { 200: action },
    getAgent: { 200: agent },
    getAgentAction: { 200: action },
    getAgentDeviceCodeStatus: { 200: { code: deviceCode.code, redeemed: false } },
    getAgentExternalAccount: { 200: externalAccount },
    getAgentQuote: { 200: quote },
    getAgentTransaction: { 200: transaction },
    getOwnAgent: { 200: agent },
    listAgentActions: { 200: pageOf(action) },
    listAgentApprovals: { 200: pageOf(action) },
    listAgentExternalAccounts: { 200: pageOf(externalAccount) },
    listAgentInternalAccounts: { 200: pageOf(internalAccount) },
    listAgentTransactions: { 200: pageOf(transaction) },
    listAgents: { 200: pageOf(agent) },
    redeemAgentDeviceCode: {
      200: { agentId: 'Agent:1', agentName: 'Bookkeeper', accessToken: 'not-a-real-token', policy },
    },
    rejectAgentAction: { 200: action },
    updateAgent: { 200: agent },
    updateAgentPolicy: { 200: agent },
  }
}
