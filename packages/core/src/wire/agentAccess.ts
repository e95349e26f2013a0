import * as v from 'valibot'
import { agentActionSchema, agentSchema } from './agents.ts'
import { externalAccountSchema } from './externalAccounts.ts'
import { internalAccountSchema } from './internalAccounts.ts'
import { agentExternalAccountRequestSchema } from './payees/createExternalAccount.ts'
import { paymentPurposes, quoteRequestSchema, quoteSchema } from './quotes.ts'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, optional, page } from './schema/primitives.ts'
import { transactionSchema } from './transactions.ts'

/** What an agent calls with its own access token. It acts for its customer, within its policy; no browser has the token. */
const asAgent = { owner: 'none', access: 'platform', authentication: 'agent' } as const

const pageQuery = { limit: v.optional(v.string()), cursor: v.optional(v.string()) }

export const getOwnAgent = defineOperation({
  name: 'getOwnAgent',
  method: 'GET',
  path: '/agents/me',
  responses: { 200: agentSchema },
  ...asAgent,
})

export const listAgentTransactions = defineOperation({
  name: 'listAgentTransactions',
  method: 'GET',
  path: '/agents/me/transactions',
  query: v.object({
    accountIdentifier: v.optional(v.string()),
    senderAccountIdentifier: v.optional(v.string()),
    receiverAccountIdentifier: v.optional(v.string()),
    status: v.optional(v.string()),
    type: v.optional(v.string()),
    reference: v.optional(v.string()),
    startDate: v.optional(v.string()),
    endDate: v.optional(v.string()),
    sortOrder: v.optional(v.picklist(['asc', 'desc'])),
    ...pageQuery,
  }),
  responses: { 200: page(transactionSchema) },
  ...asAgent,
})

export const getAgentTransaction = defineOperation({
  name: 'getAgentTransaction',
  method: 'GET',
  path: '/agents/me/transactions/{transactionId}',
  responses: { 200: transactionSchema },
  ids: { transactionId: 'AnyTransaction' },
  answersId: 'transactionId',
  ...asAgent,
})

export const createAgentQuote = defineOperation({
  name: 'createAgentQuote',
  method: 'POST',
  path: '/agents/me/quotes',
  request: message({ ...quoteRequestSchema.entries, purposeOfPayment: v.optional(v.picklist(paymentPurposes)) }),
  responses: { 200: quoteSchema, 201: quoteSchema, 202: quoteSchema },
  idempotent: true,
  ...asAgent,
})

export const getAgentQuote = defineOperation({
  name: 'getAgentQuote',
  method: 'GET',
  path: '/agents/me/quotes/{quoteId}',
  responses: { 200: quoteSchema },
  ids: { quoteId: 'Quote' },
  answersId: 'quoteId',
  ...asAgent,
})

/** Answers an action, not a quote: the customer may have to approve it first. */
export const executeAgentQuote = defineOperation({
  name: 'executeAgentQuote',
  method: 'POST',
  path: '/agents/me/quotes/{quoteId}/execute',
  responses: { 200: agentActionSchema },
  ids: { quoteId: 'Quote' },
  walletSignature: 'payload',
  idempotent: true,
  ...asAgent,
})

export const listAgentActions = defineOperation({
  name: 'listAgentActions',
  method: 'GET',
  path: '/agents/me/actions',
  query: v.object({ status: v.optional(v.string()), ...pageQuery }),
  responses: { 200: page(agentActionSchema) },
  ...asAgent,
})

export const getAgentAction = defineOperation({
  name: 'getAgentAction',
  method: 'GET',
  path: '/agents/me/actions/{actionId}',
  responses: { 200: agentActionSchema },
  ids: { actionId: 'AgentAction' },
  answersId: 'actionId',
  ...asAgent,
})

const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const accountSchema = message({ accountId: idSchema })

/** Pulls money from an external account into one of the customer's. */
export const agentTransferIn = defineOperation({
  name: 'agentTransferIn',
  method: 'POST',
  path: '/agents/me/transfer-in',
  request: message({ source: accountSchema, destination: accountSchema, amount: amountSchema }),
  responses: { 200: agentActionSchema, 201: agentActionSchema },
  idempotent: true,
  ...asAgent,
})

/** Sends money from one of the customer's accounts to an external account in the same currency. */
export const agentTransferOut = defineOperation({
  name: 'agentTransferOut',
  method: 'POST',
  path: '/agents/me/transfer-out',
  request: message({
    source: accountSchema,
    destination: message({ accountId: idSchema, paymentRail: optional(v.string()) }),
    amount: amountSchema,
    remittanceInformation: v.optional(v.pipe(v.string(), v.maxLength(80))),
    purposeOfPayment: v.optional(v.picklist(paymentPurposes)),
  }),
  responses: { 200: agentActionSchema, 201: agentActionSchema },
  idempotent: true,
  ...asAgent,
})

export const listAgentInternalAccounts = defineOperation({
  name: 'listAgentInternalAccounts',
  method: 'GET',
  path: '/agents/me/internal-accounts',
  query: v.object({ currency: v.optional(v.string()), type: v.optional(v.string()), ...pageQuery }),
  responses: { 200: page(internalAccountSchema) },
  ...asAgent,
})

export const listAgentExternalAccounts = defineOperation({
  name: 'listAgentExternalAccounts',
  method: 'GET',
  path: '/agents/me/external-accounts',
  query: v.object({ currency: v.optional(v.string()), ...pageQuery }),
  responses: { 200: page(externalAccountSchema) },
  ...asAgent,
})

/** The customer is the agent's own, so none has to be named. */
export const createAgentExternalAccount = defineOperation({
  name: 'createAgentExternalAccount',
  method: 'POST',
  path: '/agents/me/external-accounts',
  request: agentExternalAccountRequestSchema,
  responses: { 201: externalAccountSchema },
  ...asAgent,
})

export const getAgentExternalAccount = defineOperation({
  name: 'getAgentExternalAccount',
  method: 'GET',
  path: '/agents/me/external-accounts/{externalAccountId}',
  responses: { 200: externalAccountSchema },
  ids: { externalAccountId: 'ExternalAccount' },
  answersId: 'externalAccountId',
  ...asAgent,
})

export const deleteAgentExternalAccount = defineOperation({
  name: 'deleteAgentExternalAccount',
  method: 'DELETE',
  path: '/agents/me/external-accounts/{externalAccountId}',
  responses: { 204: null },
  ids: { externalAccountId: 'ExternalAccount' },
  ...asAgent,
})
