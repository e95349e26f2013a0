import * as v from 'valibot'
import { del, get, patch, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, integerSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'
import {
  agentPolicyChangeSchema,
  agentPolicyNarrowingSchema,
  agentPolicyRequestSchema,
  agentPolicySchema,
} from './agentPolicy.ts'
import { quoteSchema } from './quotes.ts'
import { transactionSchema } from './transactions.ts'

/** A program that acts for one customer, within a policy. */
export const agentSchema = message({
  id: idSchema,
  name: v.string(),
  customerId: idSchema,
  isPaused: v.boolean(),
  /** Whether a device code of it was redeemed. */
  isConnected: v.boolean(),
  policy: agentPolicySchema,
  /** Spent so far, in the currency of the policy's limits. */
  usage: message({
    dailyTransactionCount: v.number(),
    dailySpend: integerSchema,
    monthlySpend: integerSchema,
    dailyResetDate: optional(v.string()),
    monthlyResetMonth: optional(v.string()),
  }),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Agent = v.InferOutput<typeof agentSchema>

/** Connects an agent. The client that redeems the code gets the agent's access token; a code can be redeemed once. */
export const agentDeviceCodeSchema = message({
  code: v.string(),
  agentId: idSchema,
  expiresAt: timestampSchema,
  redeemed: v.boolean(),
})
export type AgentDeviceCode = v.InferOutput<typeof agentDeviceCodeSchema>

/** One thing that an agent set out to do. Approving it does not mean that it succeeds: it may be `FAILED` afterwards. */
export const agentActionSchema = message({
  id: idSchema,
  agentId: idSchema,
  customerId: idSchema,
  platformCustomerId: optional(v.string()),
  status: openEnum<'PENDING_APPROVAL' | 'APPROVED' | 'REJECTED' | 'FAILED'>(),
  type: openEnum<'EXECUTE_QUOTE' | 'TRANSFER_OUT' | 'TRANSFER_IN'>(),
  quote: optional(quoteSchema),
  transferDetails: optional(
    message({
      amount: integerSchema,
      currency: v.string(),
      sourceAccountId: idSchema,
      destinationAccountId: idSchema,
    }),
  ),
  transaction: optional(transactionSchema),
  rejectionReason: optional(v.string()),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type AgentAction = v.InferOutput<typeof agentActionSchema>

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255))

export const agentCreateRequestSchema = message({
  name: nameSchema,
  customerId: idSchema,
  policy: agentPolicyRequestSchema,
})
export type AgentCreateRequest = v.InferInput<typeof agentCreateRequestSchema>

/**
 * Creates an agent and the code that connects it. The interface asks for no signature of the customer, and an agent moves
 * money without one, so only the platform's backend creates agents, after a check of its own.
 */
export const createAgent = post('/agents', {
  request: agentCreateRequestSchema,
  returns: { 201: message({ agent: agentSchema, deviceCode: agentDeviceCodeSchema }) },
  bodyIds: ['customerId'],
  access: 'platform',
})

export const listAgents = get('/agents', {
  query: v.object({
    customerId: v.optional(idSchema),
    isPaused: v.optional(v.picklist(['true', 'false'])),
    isConnected: v.optional(v.picklist(['true', 'false'])),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  backendQuery: v.object({
    createdAfter: v.optional(v.string()),
    createdBefore: v.optional(v.string()),
    updatedAfter: v.optional(v.string()),
    updatedBefore: v.optional(v.string()),
  }),
  returns: page(agentSchema),
  owner: { caller: 'customerId' },
  access: 'opt-in',
})

/** Lists what agents asked the customer to approve, also what was decided by now. */
export const listAgentApprovals = get('/agents/approvals', {
  query: v.object({
    customerId: v.optional(idSchema),
    agentId: v.optional(idSchema),
    startDate: v.optional(v.string()),
    endDate: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
    sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  }),
  returns: page(agentActionSchema),
  owner: { caller: 'customerId' },
  access: 'opt-in',
})

export const getAgent = get('/agents/{agentId}', { returns: agentSchema, access: 'opt-in' })

/** Renames, pauses or resumes an agent. A browser cannot resume one: the platform may have had a reason to pause it. */
export const updateAgent = patch('/agents/{agentId}', {
  request: v.strictObject({ name: v.optional(nameSchema), isPaused: v.optional(v.literal(true)) }),
  backendRequest: message({ name: v.optional(nameSchema), isPaused: v.optional(v.boolean()) }),
  returns: agentSchema,
  access: 'opt-in',
})

/** Its access token is refused from then on. */
export const deleteAgent = del('/agents/{agentId}', { returns: null, access: 'opt-in' })

/**
 * Changes what an agent may do. A browser can only narrow it, and states every limit that the agent has: the interface
 * does not say whether a limit that is left out stays.
 */
export const updateAgentPolicy = patch('/agents/{agentId}/policy', {
  request: agentPolicyNarrowingSchema,
  backendRequest: agentPolicyChangeSchema,
  returns: agentSchema,
  answersId: 'agentId',
  narrowsAgentPolicy: true,
  access: 'opt-in',
})

/**
 * Creates a new code for an agent that is not connected, and voids the codes before it. The client that redeems the code
 * acts for the customer, so the platform's backend hands it out.
 */
export const createAgentDeviceCode = post('/agents/{agentId}/device-codes', {
  returns: { 201: agentDeviceCodeSchema },
  access: 'platform',
})

const ofAction = { owner: { path: 'agentId' }, answersId: 'actionId', access: 'opt-in' } as const

export const approveAgentAction = post('/agents/{agentId}/actions/{actionId}/approve', {
  returns: agentActionSchema,
  asksPlatform: 'agent-action',
  ...ofAction,
})

export const rejectAgentAction = post('/agents/{agentId}/actions/{actionId}/reject', {
  request: v.optional(message({ reason: v.optional(v.pipe(v.string(), v.maxLength(1_024))) })),
  returns: agentActionSchema,
  ...ofAction,
})

/** A code says nothing about whose agent it connects, so no browser may ask. */
export const getAgentDeviceCodeStatus = get('/agents/device-codes/{deviceCode}/status', {
  returns: message({ code: v.string(), redeemed: v.boolean() }),
  access: 'platform',
})

/** Called by the agent itself. Its access token is in this answer and nowhere else. */
export const redeemAgentDeviceCode = post('/agents/device-codes/{deviceCode}/redeem', {
  returns: message({
    agentId: idSchema,
    agentName: v.string(),
    accessToken: v.pipe(v.string(), v.minLength(1)),
    policy: agentPolicySchema,
  }),
  access: 'platform',
  authentication: 'none',
})
