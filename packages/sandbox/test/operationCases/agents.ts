import { agentWorld, openPolicy } from '../agentWorld.ts'
import type { CallInput } from '../createTestService.ts'
import { defineCases } from './operationCases.ts'

/** Ada with an agent that has to ask, what it asked for, and another agent that is not connected yet. */
async function prepare() {
  const world = await agentWorld({ defaultExecutionMode: 'APPROVAL_REQUIRED' })
  const { service, wallet, params, pay } = world
  const action = await pay(1)
  const newAgent = { name: 'Shopper', customerId: wallet.customerId, policy: openPolicy }
  const { agent, deviceCode } = await service.succeed('createAgent', 201, { body: newAgent })
  return {
    ...world,
    newAgent,
    actionParams: { ...params, actionId: action.id },
    unconnected: { params: { agentId: agent.id } },
    code: { params: { deviceCode: deviceCode.code } },
  }
}

type World = Awaited<ReturnType<typeof prepare>>

async function decided({ service, actionParams: params }: World): Promise<CallInput> {
  await service.succeed('rejectAgentAction', 200, { params })
  return { params }
}

const notATime = { query: { createdAfter: 'yesterday' } }

export const agentCases = defineCases({
  prepare,
  cases: {
    createAgent: {
      201: ({ newAgent }) => ({ body: newAgent }),
      '400 INVALID_INPUT': ({ newAgent }) => ({ body: { ...newAgent, customerId: 'Customer:none' } }),
    },
    listAgents: { 200: () => ({}), '400 INVALID_INPUT': () => notATime },
    listAgentApprovals: { 200: () => ({}), '400 INVALID_INPUT': () => ({ query: { startDate: 'yesterday' } }) },
    getAgent: { 200: ({ params }) => ({ params }) },
    updateAgent: {
      200: ({ params }) => ({ params, body: { isPaused: true } }),
      '400 INVALID_INPUT': ({ params }) => ({ params, body: { name: ' ' } }),
    },
    deleteAgent: { 204: ({ params }) => ({ params }) },
    updateAgentPolicy: {
      200: ({ params }) => ({ params, body: { defaultExecutionMode: 'AUTO' } }),
      '400 INVALID_INPUT': ({ params }) => ({
        params,
        body: { accountRestrictions: { allowedAccountIds: ['InternalAccount:none'] } },
      }),
    },
    createAgentDeviceCode: {
      201: ({ unconnected }) => unconnected,
      '409 CONFLICT': ({ params }) => ({ params }),
    },
    getAgentDeviceCodeStatus: { 200: ({ code }) => code },
    redeemAgentDeviceCode: {
      200: ({ code }) => code,
      '400 INVALID_INPUT': async ({ service, code }) => {
        await service.succeed('redeemAgentDeviceCode', 200, code)
        return code
      },
    },
    approveAgentAction: { 200: ({ actionParams: params }) => ({ params }), '409 CONFLICT': decided },
    rejectAgentAction: {
      200: ({ actionParams: params }) => ({ params, body: { reason: 'Too much' } }),
      '409 CONFLICT': decided,
    },
  },
})
