import type { SandboxOperation } from '../src/exports/index.ts'
import type { CallInput, TestService, TestWallet } from './createTestService.ts'
import { createTestService, createTestWallet, quoteBody } from './createTestService.ts'

/** A policy that allows everything up to 100 dollars, unless a test says otherwise. */
export const openPolicy = {
  permissions: ['VIEW_TRANSACTIONS', 'CREATE_QUOTES', 'EXECUTE_QUOTES', 'MANAGE_EXTERNAL_ACCOUNTS'],
  defaultExecutionMode: 'AUTO',
  spendingLimits: { currency: 'USD', perTransactionLimit: 10_000 },
}

async function ownWallet() {
  const service = createTestService()
  return { service, wallet: await createTestWallet(service) }
}

/** A customer with 250 dollars, and an agent of theirs that is connected. */
export async function agentWorld(policy: object = {}, of?: { service: TestService; wallet: TestWallet }) {
  const { service, wallet } = of ?? (await ownWallet())
  const body = { name: 'Bookkeeper', customerId: wallet.customerId, policy: { ...openPolicy, ...policy } }
  const { agent, deviceCode } = await service.succeed('createAgent', 201, { body })
  const params = { agentId: agent.id }
  const { accessToken } = await service.succeed('redeemAgentDeviceCode', 200, {
    params: { deviceCode: deviceCode.code },
  })

  /** The agent's quote over so many dollars. */
  const quote = async (dollars: number) => {
    const request = quoteBody(wallet, { amount: dollars * 1_000_000 })
    return (await service.succeed('createAgentQuote', 200, { accessToken, body: request })).id
  }
  const signature = 'sandbox-valid-signature'
  const execute = (quoteId: string) =>
    service.succeed('executeAgentQuote', 200, { accessToken, params: { quoteId }, signature })
  const pay = async (dollars: number) => execute(await quote(dollars))
  /** Status and code of a refusal, as the agent. */
  const refusal = async (name: SandboxOperation, input: CallInput = {}) => {
    const { status, body: error } = await service.refuse(name, { accessToken, ...input })
    return [status, error.code]
  }
  const refusedPayment = async (dollars: number) =>
    refusal('executeAgentQuote', { params: { quoteId: await quote(dollars) }, signature })
  const approve = (actionId: string) => service.succeed('approveAgentAction', 200, { params: { ...params, actionId } })
  return { service, wallet, agent, params, accessToken, quote, execute, pay, refusal, refusedPayment, approve }
}
