import { expect, test } from 'vitest'
import { createSandboxWorld, type Json } from './createSandboxWorld.ts'
import { askingPolicy, connectAgent } from './sandboxAgent.ts'

/** Ada's agent, which has to ask, connected past the relay as agents are. */
async function agentWorld() {
  const world = await createSandboxWorld()
  const { sandbox, backend, ada } = world
  const as = ({ customerId }: typeof ada) => ({ headers: { cookie: `app=${customerId}` } })
  const body = { name: 'Bookkeeper', customerId: ada.customerId, policy: askingPolicy }
  const created = await backend('POST', '/agents', body)
  const { agent, deviceCode } = created as { agent: Json; deviceCode: Json }
  const { token, ask } = await connectAgent({ sandbox }, { deviceCode: String(deviceCode.code) })
  return { ...world, as, agent, deviceCode, token, ask, body }
}

test('a customer sees the requests of their agent and approves them; other customers cannot', async () => {
  const { call, as, ada, eve, agent, ask } = await agentWorld()
  const action = await ask(ada)
  const path = `/agents/${agent.id}/actions/${action.id}/approve`

  const [own, others] = await Promise.all([ada, eve].map((person) => call('GET', '/agents/approvals', as(person))))
  const foreign = await call('POST', path, as(eve))
  const approved = await call('POST', path, as(ada))

  expect(own?.json.data).toMatchObject([{ id: action.id, status: 'PENDING_APPROVAL' }])
  expect(others?.json.data).toEqual([])
  expect(foreign.status).toBe(404)
  expect(approved.json).toMatchObject({ id: action.id, status: 'APPROVED' })
})

test('an agent of another customer is neither read, changed nor removed', async () => {
  const { call, as, eve, agent } = await agentWorld()
  const path = `/agents/${agent.id}`
  const answers = await Promise.all([
    call('GET', path, as(eve)),
    call('PATCH', path, { ...as(eve), body: { isPaused: true } }),
    call('PATCH', `${path}/policy`, { ...as(eve), body: { defaultExecutionMode: 'APPROVAL_REQUIRED' } }),
    call('DELETE', path, as(eve)),
    call('GET', `/agents/approvals?agentId=${agent.id}`, as(eve)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('no browser creates an agent or gets a code to connect one', async () => {
  const { call, as, ada, agent, body } = await agentWorld()
  const created = await call('POST', '/agents', { ...as(ada), body })
  const code = await call('POST', `/agents/${agent.id}/device-codes`, as(ada))
  const listed = await call('GET', '/agents', as(ada))
  // The path of the list is relayed, with another method.
  expect([created.status, code.status]).toEqual([405, 404])
  expect(listed.json.data).toMatchObject([{ id: agent.id }])
})

/** Everything that is limited in the policy: a change has to state all of it. */
const limits = { perTransactionLimit: 10_000, dailyLimit: 20_000, monthlyLimit: 30_000, dailyTransactionLimit: 5 }

async function limitedAgent() {
  const { call, backend, as, ada, agent } = await agentWorld()
  const path = `/agents/${agent.id}`
  await backend('PATCH', `${path}/policy`, { spendingLimits: limits })
  const policy = async () => (await backend('GET', path)).policy as Json
  const change = (body: object) => call('PATCH', `${path}/policy`, { ...as(ada), body })
  const update = (body: object) => call('PATCH', path, { ...as(ada), body })
  return { policy, change, update, resume: () => backend('PATCH', path, { isPaused: false }) }
}

test.each([
  { permissions: ['CREATE_QUOTES'] },
  { defaultExecutionMode: 'APPROVAL_REQUIRED' },
  { spendingLimits: limits },
  { spendingLimits: { ...limits, perTransactionLimit: 0, dailyTransactionLimit: 4 } },
])('a browser narrows what an agent may do: %j', async (body) => {
  const { policy, change } = await limitedAgent()
  expect((await change(body)).status).toBe(200)
  expect(await policy()).toMatchObject(body)
})

test.each([
  [403, { permissions: ['CREATE_QUOTES', 'CREATE_TRANSFERS'] }],
  [403, { spendingLimits: { ...limits, perTransactionLimit: 10_001 } }],
  [403, { spendingLimits: { ...limits, dailyTransactionLimit: 6 } }],
  // A service that replaces all limits by those that are stated would lift the others.
  [403, { spendingLimits: { perTransactionLimit: 1 } }],
  [403, { permissions: ['CREATE_QUOTES'], spendingLimits: { ...limits, dailyLimit: 20_001 } }],
  [400, { spendingLimits: { ...limits, dailyLimit: null } }],
  [400, { spendingLimits: { ...limits, currency: 'EUR' } }],
  [400, { spendingLimits: { ...limits, perTransactionLimit: -1 } }],
  [400, { defaultExecutionMode: 'AUTO' }],
  [400, { accountRestrictions: null }],
  [400, { accountRestrictions: { accountRules: [] } }],
  [400, { approvalThresholds: { amount: 1_000_000_000 } }],
  [400, { permissions: ['CREATE_QUOTES'], policy: { defaultExecutionMode: 'AUTO' } }],
])('a browser that allows an agent more is refused with %i: %j', async (status, body) => {
  const { policy, change } = await limitedAgent()
  const before = await policy()
  expect((await change(body)).status).toBe(status)
  expect(await policy()).toEqual(before)
})

test('a browser pauses and renames an agent, and only the platform resumes it', async () => {
  const { update, resume } = await limitedAgent()
  expect((await update({ isPaused: true, name: 'Shopper' })).json).toMatchObject({ isPaused: true, name: 'Shopper' })
  expect((await update({ isPaused: false })).status).toBe(400)
  expect(await resume()).toMatchObject({ isPaused: false })
})

test('calls that an agent makes itself are not relayed, with or without its token', async () => {
  const { call, as, ada, deviceCode, token } = await agentWorld()
  const { headers } = as(ada)
  for (const [method, path] of [
    ['GET', '/agents/me'],
    ['GET', '/agents/me/actions'],
    ['GET', `/agents/device-codes/${deviceCode.code}/status`],
    ['POST', `/agents/device-codes/${deviceCode.code}/redeem`],
  ] as const)
    for (const authorization of [undefined, `Bearer ${token}`]) {
      const answer = await call(method, path, { headers: { ...headers, ...(authorization && { authorization }) } })
      expect({ path, status: answer.status }).toEqual({ path, status: 404 })
    }
})

test('a customer sees the number of their own card on a page of the service, and of no other', async () => {
  const { call, backend, sandbox, as, ada, eve } = await agentWorld()
  const terms = { cardholderId: ada.customerId, form: 'VIRTUAL', fundingSources: [ada.accountId] }
  const { id } = await backend('POST', '/cards', terms)

  const revealed = await call('POST', `/cards/${id}/reveal`, as(ada))
  const foreign = await call('POST', `/cards/${id}/reveal`, as(eve))
  const page = await sandbox.fetch(new Request(String(revealed.json.panEmbedUrl)))

  expect([revealed.status, page.status, foreign.status]).toEqual([200, 200, 404])
  expect((await call('GET', `/cards/${id}`, as(ada))).json).toMatchObject({ id, cardholderId: ada.customerId })
})
