import {
  createAgent,
  createCustomer,
  getCustomer,
  getOwnAgent,
  listAgentInternalAccounts,
  redeemAgentDeviceCode,
} from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createBackend, createWallet } from '../../test/createBackend.ts'
import { createAgentClient } from '../exports/service.ts'

const policy = {
  permissions: ['VIEW_TRANSACTIONS'] as const,
  defaultExecutionMode: 'APPROVAL_REQUIRED' as const,
  spendingLimits: { currency: 'USD', perTransactionLimit: 5_000 },
}

/** An agent with a code that was not redeemed yet, and the network that it would use. */
async function createdAgent() {
  const { service, sandbox, sent, faults } = createBackend()
  const { customerId, accountId } = await createWallet(service)
  const body = { name: 'Bookkeeper', customerId, policy: { ...policy, permissions: [...policy.permissions] } }
  const { agent, deviceCode } = await service.call(createAgent, { body })
  const connection = {
    baseUrl: 'https://service.test/2025-10-13',
    fetch: async (url: string, init: object) => {
      const request = new Request(url, init)
      sent.push(request.clone())
      return (await faults.intercept?.(request)) ?? sandbox.fetch(request)
    },
  }
  return { agent, deviceCode, connection, accountId, sent, faults }
}

test('an agent redeems its code without credentials, and acts with its own token', async () => {
  const { agent, deviceCode, connection, accountId, sent } = await createdAgent()
  const path = { deviceCode: deviceCode.code }
  const { accessToken } = await createAgentClient(connection).call(redeemAgentDeviceCode, { path })
  expect(sent.at(-1)?.headers.get('authorization')).toBeNull()

  const own = createAgentClient({ ...connection, accessToken })
  expect(await own.call(getOwnAgent)).toMatchObject({ id: agent.id })
  const accounts: string[] = []
  for await (const { id } of own.list(listAgentInternalAccounts)) accounts.push(id)
  expect(accounts).toContain(accountId)
  expect(sent.at(-1)?.headers.get('authorization')).toBe(`Bearer ${accessToken}`)
})

test('no error of an agent holds its token', async () => {
  const { connection, faults } = await createdAgent()
  const accessToken = 'a-token-of-this-agent-only'
  faults.intercept = () => Response.json({ code: 'ODD', message: accessToken }, { status: 409 })
  const error = await createAgentClient({ ...connection, accessToken, retries: 0 })
    .call(getOwnAgent)
    .catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(JSON.stringify(error) + String(error)).not.toContain(accessToken)
})

test("what the platform's credentials call does not compile for an agent, nor the other way round", () => {
  const agent = createAgentClient({ baseUrl: 'https://service.test' })
  const compiles = () => [
    // @ts-expect-error only the platform creates customers
    agent.call(createCustomer, { body: { customerType: 'INDIVIDUAL' } }),
    // @ts-expect-error only the platform reads customers
    agent.call(getCustomer, { path: { customerId: 'Customer:1' } }),
    // @ts-expect-error only the agent reads itself
    createBackend().service.call(getOwnAgent),
  ]
  expect(compiles).toBeTypeOf('function')
})
