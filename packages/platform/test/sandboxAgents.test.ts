import { expect, test } from 'vitest'
import { createSandboxWorld, type Json } from './createSandboxWorld.ts'
import { askingPolicy, connectAgent } from './sandboxAgent.ts'

/** Ada's agent, which has to ask, connected past the relay as agents are. */
async function agentWorld() {
  const world = await createSandboxWorld()
  const { call, sandbox, ada } = world
  const as = ({ customerId }: typeof ada) => ({ headers: { cookie: `app=${customerId}` } })
  const body = { name: 'Bookkeeper', customerId: ada.customerId, policy: askingPolicy }
  const created = await call('POST', '/agents', { ...as(ada), body })
  const { agent, deviceCode } = created.json as { agent: Json; deviceCode: Json }
  const { token, ask } = await connectAgent({ sandbox }, { deviceCode: String(deviceCode.code) })
  return { ...world, as, agent, deviceCode, token, ask, body }
}

test('a customer creates an agent, sees its requests and approves them; other customers cannot', async () => {
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

test('an agent of another customer is neither read, changed, connected nor removed, and none is made for them', async () => {
  const { call, as, eve, agent, body } = await agentWorld()
  const path = `/agents/${agent.id}`
  const answers = await Promise.all([
    call('GET', path, as(eve)),
    call('PATCH', path, { ...as(eve), body: { isPaused: true } }),
    call('PATCH', `${path}/policy`, { ...as(eve), body: { defaultExecutionMode: 'AUTO' } }),
    call('POST', `${path}/device-codes`, as(eve)),
    call('DELETE', path, as(eve)),
    call('POST', '/agents', { ...as(eve), body }),
    call('GET', `/agents/approvals?agentId=${agent.id}`, as(eve)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
})

test("a policy with another customer's account is refused", async () => {
  const { call, as, ada, eve, agent } = await agentWorld()
  const body = { accountRestrictions: { allowedAccountIds: [eve.accountId] } }
  expect((await call('PATCH', `/agents/${agent.id}/policy`, { ...as(ada), body })).status).toBe(404)
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
