import type * as v from 'valibot'
import {
  completeScaLogin as completeOperation,
  type ScaLoginStart,
  type scaLoginComplete,
  startScaLogin as startOperation,
} from '../wire/sca.ts'
import type { ScaFactor } from '../wire/scaChallenge.ts'
import type { OperationRequest } from '../wire/schema/operation.ts'
import { type ApiClient, send } from './send.ts'

type Waiting = { signal?: AbortSignal | undefined }

/** Begins a login with one factor; for a code by SMS this sends it. */
export async function startScaLogin(
  client: ApiClient,
  parameters: { factor: ScaFactor } & Waiting,
): Promise<ScaLoginStart> {
  const { factor, signal } = parameters
  return (await send(client.transport, startOperation, { body: { factor }, signal })).body
}

/** Ends a login. Only the status `SUCCESS` is one. */
export async function completeScaLogin(
  client: ApiClient,
  parameters: { proof: OperationRequest<typeof completeOperation> } & Waiting,
): Promise<v.InferOutput<typeof scaLoginComplete>> {
  const { proof, signal } = parameters
  return (await send(client.transport, completeOperation, { body: proof, signal })).body
}
