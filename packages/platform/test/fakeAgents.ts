import type { Person } from './fakeService.ts'

const time = '2026-11-20T12:00:00Z'

const policyExample = {
  permissions: ['CREATE_QUOTES'],
  defaultExecutionMode: 'APPROVAL_REQUIRED',
  spendingLimits: { currency: 'USD', perTransactionLimit: 1_000 },
}

export const agentOf = ({ agent: id, customer: customerId }: Person) => ({
  id,
  name: 'Bookkeeper',
  customerId,
  isPaused: false,
  isConnected: false,
  policy: policyExample,
  usage: { dailyTransactionCount: 0, dailySpend: 0, monthlySpend: 0 },
  createdAt: time,
  updatedAt: time,
})

export const agentActionOf = ({ agentAction: id, agent: agentId, customer: customerId }: Person) => ({
  id,
  agentId,
  customerId,
  status: 'PENDING_APPROVAL',
  type: 'EXECUTE_QUOTE',
  createdAt: time,
  updatedAt: time,
})

/** What the service answers to each change about one customer's agents and cards. `undefined`: it is about neither. */
export function answerAgentWrite(path: string, person: Person): { status: number; body?: unknown } | undefined {
  const agent = `/agents/${person.agent}`
  const action = `${agent}/actions/${person.agentAction}`
  const answers: Record<string, { status: number; body?: unknown }> = {
    [`PATCH ${agent}`]: { status: 200, body: agentOf(person) },
    [`PATCH ${agent}/policy`]: { status: 200, body: agentOf(person) },
    [`DELETE ${agent}`]: { status: 204 },
    [`POST ${action}/approve`]: { status: 200, body: agentActionOf(person) },
    [`POST ${action}/reject`]: { status: 200, body: agentActionOf(person) },
    [`POST /cards/${person.card}/reveal`]: {
      status: 200,
      body: { panEmbedUrl: 'https://cards.test/embed/1', expiresAt: time },
    },
    [`POST /cards/${person.card}/tokenize`]: { status: 200, body: { provisioningPayload: 'c2VhbGVk' } },
  }
  return answers[path]
}
