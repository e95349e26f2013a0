import type { ScaFactor } from '../wire/scaChallenge.ts'
import {
  completeScaReset as completeResetOperation,
  confirmScaFactor as confirmOperation,
  deleteScaFactor as deleteOperation,
  enrollScaFactor as enrollOperation,
  getScaReset as getResetOperation,
  listScaFactors as listOperation,
  type ScaEnrolled,
  type ScaEnrolment,
  type ScaFactorView,
  type ScaReset,
  type ScaResetStart,
  startScaReset as startResetOperation,
} from '../wire/scaFactors.ts'
import type { OperationRequest } from '../wire/schema/operation.ts'
import { type ApiClient, send } from './send.ts'

type Waiting = { signal?: AbortSignal | undefined }

/** @throws `WalletError` `CONFLICT`: this customer needs none. */
export async function listScaFactors(client: ApiClient, parameters: Waiting = {}): Promise<readonly ScaFactorView[]> {
  return (await send(client.transport, listOperation, { signal: parameters.signal })).body.factors
}

/** Begins to enrol an authenticator app or a passkey. The answer for an app is a secret. */
export async function startScaEnrolment(
  client: ApiClient,
  parameters: { type: 'TOTP' | 'PASSKEY' } & Waiting,
): Promise<ScaEnrolment> {
  const { type, signal } = parameters
  return (await send(client.transport, enrollOperation, { body: { type }, signal })).body
}

/** Ends an enrolment. The answer for an app holds its recovery codes, for this one time. */
export async function confirmScaEnrolment(
  client: ApiClient,
  parameters: { proof: OperationRequest<typeof confirmOperation> } & Waiting,
): Promise<ScaEnrolled> {
  const { proof, signal } = parameters
  return (await send(client.transport, confirmOperation, { body: proof, signal })).body
}

export async function deleteScaFactor(
  client: ApiClient,
  parameters: { scaCredentialId: string } & Waiting,
): Promise<void> {
  const { scaCredentialId, signal } = parameters
  await send(client.transport, deleteOperation, { path: { scaCredentialId }, signal })
}

/** Begins to reset a factor that was lost. Five times in 24 hours. */
export async function startScaReset(
  client: ApiClient,
  parameters: { factor: ScaFactor } & Waiting,
): Promise<ScaResetStart> {
  const { factor, signal } = parameters
  return (await send(client.transport, startResetOperation, { body: { factor }, signal })).body
}

export async function getScaReset(client: ApiClient, parameters: { resetId: string } & Waiting): Promise<ScaReset> {
  const { resetId, signal } = parameters
  return (await send(client.transport, getResetOperation, { path: { resetId }, signal })).body
}

/** Ends a reset after its check has passed. `mobile`: the new number, for a lost phone. */
export async function completeScaReset(
  client: ApiClient,
  parameters: { resetId: string; mobile?: { countryCode: string; number: string } | undefined } & Waiting,
): Promise<void> {
  const { resetId, mobile, signal } = parameters
  const body = mobile === undefined ? {} : { body: { mobile } }
  await send(client.transport, completeResetOperation, { path: { resetId }, ...body, signal })
}
