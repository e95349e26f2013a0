import * as v from 'valibot'
import { externalAccountSchema } from '../externalAccounts.ts'
import { internalAccountSchema } from '../internalAccounts.ts'
import { agentExternalAccountRequestSchema } from '../payees/createExternalAccount.ts'
import { paymentPurposes, quoteRequestSchema } from '../quotes.ts'
import { del, get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, optional, page } from '../schema/primitives.ts'
import { agentActionSchema, agentSchema } from './agents.ts'
import { quoteSchema } from './quotes.ts'
import { transactionSchema } from './transactions.ts'

/** What an agent calls with its own access token. It acts for its customer, within its policy; no browser has the token. */
const asAgent = { owner: 'none', access: 'platform', authentication: 'agent' } as const

const pageQuery = { limit: v.optional(v.string()), cursor: v.optional(v.string()) }

export const getOwnAgent = get('/agents/me', { returns: agentSchema, ...asAgent })

export const listAgentTransactions = get('/agents/me/transactions', {
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
  returns: page(transactionSchema),
  ...asAgent,
})

export const getAgentTransaction = get('/agents/me/transactions/{transactionId}', {
  returns: transactionSchema,
  ...asAgent,
})

export const createAgentQuote = post('/agents/me/quotes', {
  request: message({ ...quoteRequestSchema.entries, purposeOfPayment: v.optional(v.picklist(paymentPurposes)) }),
  returns: { 200: quoteSchema, 201: quoteSchema, 202: quoteSchema },
  idempotent: true,
  ...asAgent,
})

export const getAgentQuote = get('/agents/me/quotes/{quoteId}', { returns: quoteSchema, ...asAgent })

/** Answers an action, not a quote: the customer may have to approve it first. */
export const executeAgentQuote = post('/agents/me/quotes/{quoteId}/execute', {
  returns: agentActionSchema,
  walletSignature: 'payload',
  idempotent: true,
  ...asAgent,
})

export const listAgentActions = get('/agents/me/actions', {
  query: v.object({ status: v.optional(v.string()), ...pageQuery }),
  returns: page(agentActionSchema),
  ...asAgent,
})

export const getAgentAction = get('/agents/me/actions/{actionId}', { returns: agentActionSchema, ...asAgent })

/** Absent: all of it. */
const amountSchema = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))
const accountSchema = message({ accountId: idSchema })

/** Pulls money from an external account into one of the customer's. */
export const agentTransferIn = post('/agents/me/transfer-in', {
  request: message({ source: accountSchema, destination: accountSchema, amount: amountSchema }),
  returns: { 200: agentActionSchema, 201: agentActionSchema },
  idempotent: true,
  ...asAgent,
})

/** Sends money from one of the customer's accounts to an external account in the same currency. */
export const agentTransferOut = post('/agents/me/transfer-out', {
  request: message({
    source: accountSchema,
    destination: message({ accountId: idSchema, paymentRail: optional(v.string()) }),
    amount: amountSchema,
    remittanceInformation: v.optional(v.pipe(v.string(), v.maxLength(80))),
    purposeOfPayment: v.optional(v.picklist(paymentPurposes)),
  }),
  returns: { 200: agentActionSchema, 201: agentActionSchema },
  idempotent: true,
  ...asAgent,
})

export const listAgentInternalAccounts = get('/agents/me/internal-accounts', {
  query: v.object({ currency: v.optional(v.string()), type: v.optional(v.string()), ...pageQuery }),
  returns: page(internalAccountSchema),
  ...asAgent,
})

export const listAgentExternalAccounts = get('/agents/me/external-accounts', {
  query: v.object({ currency: v.optional(v.string()), ...pageQuery }),
  returns: page(externalAccountSchema),
  ...asAgent,
})

/** The customer is the agent's own, so none has to be named. */
export const createAgentExternalAccount = post('/agents/me/external-accounts', {
  request: agentExternalAccountRequestSchema,
  returns: { 201: externalAccountSchema },
  ...asAgent,
})

export const getAgentExternalAccount = get('/agents/me/external-accounts/{externalAccountId}', {
  returns: externalAccountSchema,
  ...asAgent,
})

export const deleteAgentExternalAccount = del('/agents/me/external-accounts/{externalAccountId}', {
  returns: null,
  ...asAgent,
})
