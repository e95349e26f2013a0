import type { Route } from '../../../context.ts'
import { createSecret } from '../../../http/authentication.ts'
import { ServiceError } from '../../../http/responses.ts'
import { findAgent } from '../agentOf.ts'
import { describeDeviceCode } from '../describeAgent.ts'
import { findDeviceCode, issueDeviceCode, requireRedeemable } from '../deviceCodes.ts'

export const createAgentDeviceCode: Route<'createAgentDeviceCode'> = (context, { params }) => {
  const agent = findAgent(context, { id: params.agentId })
  if (agent.tokenDigest !== undefined)
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The agent is connected already' })
  return { status: 201, body: describeDeviceCode(issueDeviceCode(context, { agent })) }
}

export const getAgentDeviceCodeStatus: Route<'getAgentDeviceCodeStatus'> = (context, { params }) => {
  const { id: code, redeemed } = findDeviceCode(context, { code: params.deviceCode })
  return { status: 200, body: { code, redeemed } }
}

/** The one answer with the access token. */
export const redeemAgentDeviceCode: Route<'redeemAgentDeviceCode'> = async (context, { params }) => {
  const code = findDeviceCode(context, { code: params.deviceCode })
  requireRedeemable(context, { code })
  const { secret, digest } = await createSecret()
  // Checked again, because the code may have been redeemed meanwhile.
  requireRedeemable(context, { code })
  code.redeemed = true
  const agent = findAgent(context, { id: code.agentId })
  context.state.agents.update(agent, () => {
    agent.tokenDigest = digest
  })
  agent.updatedAt = context.now()
  const { id: agentId, name: agentName, policy } = agent
  return { status: 200, body: { agentId, agentName, accessToken: secret, policy } }
}
