import type { SandboxContext } from '../../context.ts'
import { dayMs, scheduleForget } from '../../due/schedule.ts'
import { ServiceError } from '../../http/responses.ts'
import type { AgentDeviceCodeRecord, AgentRecord } from '../../state/agentRecords.ts'

const lifetimeMs = 15 * 60_000

/** Without letters that look like digits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Makes the code that connects an agent. The codes before it are void. */
export function issueDeviceCode(context: SandboxContext, parameters: { agent: AgentRecord }): AgentDeviceCodeRecord {
  const agentId = parameters.agent.id
  for (const older of context.state.agentDeviceCodes.where('agentId', agentId)) older.isReplaced = true
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => alphabet[byte % alphabet.length])
  const id = `SERVICE-AGENT-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
  const expiresAt = context.now() + lifetimeMs
  const code = { id, agentId, expiresAt, redeemed: false, isReplaced: false }
  context.state.agentDeviceCodes.set(id, code)
  scheduleForget(context, { table: 'agentDeviceCodes', id, at: expiresAt + dayMs })
  return code
}

/** @throws `ServiceError` 404. */
export function findDeviceCode(context: SandboxContext, parameters: { code: string }): AgentDeviceCodeRecord {
  const code = context.state.agentDeviceCodes.get(parameters.code)
  if (code) return code
  throw new ServiceError({ status: 404, code: 'REFERENCE_NOT_FOUND', message: 'No such device code' })
}

/** @throws `ServiceError` 400 for a code that was used, replaced, or is too old. */
export function requireRedeemable(context: SandboxContext, parameters: { code: AgentDeviceCodeRecord }): void {
  const { redeemed, isReplaced, expiresAt } = parameters.code
  if (!redeemed && !isReplaced && expiresAt > context.now()) return
  const message = 'The device code was used or replaced, or is expired'
  throw new ServiceError({ status: 400, code: 'INVALID_INPUT', message })
}
