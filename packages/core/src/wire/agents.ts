import * as v from 'valibot'
import {
  agentPolicyChangeSchema,
  agentPolicyNarrowingSchema,
  agentPolicyRequestSchema,
  agentPolicySchema,
} from './agentPolicy.ts'
import { quoteSchema } from './quotes.ts'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, integerSchema, openEnum, optional, page, timestampSchema } from './schema/primitives.ts'
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
export const createAgent = defineOperation({
  name: 'createAgent',
  method: 'POST',
  path: '/agents',
  request: agentCreateRequestSchema,
  responses: { 201: message({ agent: agentSchema, deviceCode: agentDeviceCodeSchema }) },
  ids: { customerId: 'Customer' },
  owner: 'none',
  access: 'platform',
})

export const listAgents = defineOperation({
  name: 'listAgents',
  method: 'GET',
  path: '/agents',
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
  responses: { 200: page(agentSchema) },
  ids: { customerId: 'Customer' },
  owner: { caller: 'customerId' },
  access: 'opt-in',
})

/** Lists what agents asked the customer to approve, also what was decided by now. */
export const listAgentApprovals = defineOperation({
  name: 'listAgentApprovals',
  method: 'GET',
  path: '/agents/approvals',
  query: v.object({
    customerId: v.optional(idSchema),
    agentId: v.optional(idSchema),
    startDate: v.optional(v.string()),
    endDate: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
    sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  }),
  responses: { 200: page(agentActionSchema) },
  ids: { customerId: 'Customer', agentId: 'Agent' },
  owner: { caller: 'customerId' },
  access: 'opt-in',
})

const ofAgent = { ids: { agentId: 'Agent' }, owner: { path: 'agentId' }, access: 'opt-in' } as const

export const getAgent = defineOperation({
  name: 'getAgent',
  method: 'GET',
  path: '/agents/{agentId}',
  responses: { 200: agentSchema },
  answersId: 'agentId',
  ...ofAgent,
})

/** Renames, pauses or resumes an agent. A browser cannot resume one: the platform may have had a reason to pause it. */
export const updateAgent = defineOperation({
  name: 'updateAgent',
  method: 'PATCH',
  path: '/agents/{agentId}',
  request: v.strictObject({ name: v.optional(nameSchema), isPaused: v.optional(v.literal(true)) }),
  backendRequest: message({ name: v.optional(nameSchema), isPaused: v.optional(v.boolean()) }),
  responses: { 200: agentSchema },
  answersId: 'agentId',
  ...ofAgent,
})

/** Its access token is refused from then on. */
export const deleteAgent = defineOperation({
  name: 'deleteAgent',
  method: 'DELETE',
  path: '/agents/{agentId}',
  responses: { 204: null },
  ...ofAgent,
})

/**
 * Changes what an agent may do. A browser can only narrow it, and states every limit that the agent has: the interface
 * does not say whether a limit that is left out stays.
 */
export const updateAgentPolicy = defineOperation({
  name: 'updateAgentPolicy',
  method: 'PATCH',
  path: '/agents/{agentId}/policy',
  request: agentPolicyNarrowingSchema,
  backendRequest: agentPolicyChangeSchema,
  responses: { 200: agentSchema },
  answersId: 'agentId',
  narrowsAgentPolicy: true,
  ...ofAgent,
})

/**
 * Creates a new code for an agent that is not connected, and voids the codes before it. The client that redeems the code
 * acts for the customer, so the platform's backend hands it out.
 */
export const createAgentDeviceCode = defineOperation({
  name: 'createAgentDeviceCode',
  method: 'POST',
  path: '/agents/{agentId}/device-codes',
  responses: { 201: agentDeviceCodeSchema },
  ...ofAgent,
  access: 'platform',
})

const ofAction = { ...ofAgent, ids: { agentId: 'Agent', actionId: 'AgentAction' }, answersId: 'actionId' } as const

export const approveAgentAction = defineOperation({
  name: 'approveAgentAction',
  method: 'POST',
  path: '/agents/{agentId}/actions/{actionId}/approve',
  responses: { 200: agentActionSchema },
  asksPlatform: 'agent-action',
  ...ofAction,
})

export const rejectAgentAction = defineOperation({
  name: 'rejectAgentAction',
  method: 'POST',
  path: '/agents/{agentId}/actions/{actionId}/reject',
  request: v.optional(message({ reason: v.optional(v.pipe(v.string(), v.maxLength(1_024))) })),
  responses: { 200: agentActionSchema },
  ...ofAction,
})

/** A code says nothing about whose agent it connects, so no browser may ask. */
export const getAgentDeviceCodeStatus = defineOperation({
  name: 'getAgentDeviceCodeStatus',
  method: 'GET',
  path: '/agents/device-codes/{deviceCode}/status',
  responses: { 200: message({ code: v.string(), redeemed: v.boolean() }) },
  ids: { deviceCode: 'DeviceCode' },
  owner: 'none',
  access: 'platform',
})

/** Called by the agent itself. Its access token is in this answer and nowhere else. */
export const redeemAgentDeviceCode = defineOperation({
  name: 'redeemAgentDeviceCode',
  method: 'POST',
  path: '/agents/device-codes/{deviceCode}/redeem',
  responses: {
    200: message({
      agentId: idSchema,
      agentName: v.string(),
      accessToken: v.pipe(v.string(), v.minLength(1)),
      policy: agentPolicySchema,
    }),
  },
  ids: { deviceCode: 'DeviceCode' },
  owner: 'none',
  access: 'platform',
  authentication: 'none',
})
