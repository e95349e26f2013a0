import { idempotencyKeyHeader } from '@countersign/core/wire'
import type { AnyRequest, SandboxContext } from '../context.ts'
import { digestOf } from '../crypto/digest.ts'
import { dayMs, scheduleForget } from '../due/schedule.ts'
import type { RouteResponse } from './responses.ts'
import { invalidInput, ServiceError } from './responses.ts'

/** A response as it goes over the wire, so that a replay is identical to the byte. */
export type SerializedResponse = { status: number; text: string | null; headers: Readonly<Record<string, string>> }

export function serializeResponse(answer: RouteResponse): SerializedResponse {
  const { status, body, headers = {} } = answer
  return { status, text: body === undefined ? null : JSON.stringify(body), headers }
}

/** @throws `ServiceError` `INVALID_INPUT` where the key is absent or too long. */
export function requireIdempotencyKey(headers: Headers): void {
  const { length } = headers.get(idempotencyKeyHeader) ?? ''
  if (length > 0 && length <= 255) return
  const message = 'Required, up to 255 characters'
  throw invalidInput([{ field: idempotencyKeyHeader, message, constraint: { minLength: 1, maxLength: 255 } }])
}

/** Agents choose their keys for themselves, so the same key of two agents is two. */
function agentOf({ caller }: AnyRequest): string {
  return caller.type === 'agent' ? caller.agentId : ''
}

/** Executes one intent once, even if it is sent several times or concurrently under one `Idempotency-Key`. */
export function createIdempotency(context: SandboxContext) {
  const inFlight = new Map<string, Promise<unknown>>()

  async function once(request: AnyRequest, work: () => Promise<RouteResponse>): Promise<SerializedResponse> {
    const key = request.headers.get(idempotencyKeyHeader)
    if (!key) return serializeResponse(await work())
    const id = `${request.target} ${agentOf(request)} ${key}`

    // Requests with one key wait in line: the second finds the first one's response, or tries again if it failed.
    const before = inFlight.get(id) ?? Promise.resolve()
    const mine = before.then(() => replayOrWork(id, { request, work }))
    const settled = mine.catch(() => {})
    inFlight.set(id, settled)
    try {
      return await mine
    } finally {
      if (inFlight.get(id) === settled) inFlight.delete(id)
    }
  }

  async function replayOrWork(id: string, parameters: { request: AnyRequest; work: () => Promise<RouteResponse> }) {
    const { request, work } = parameters
    // A body may hold secrets of the platform, so its text is not kept.
    const bodyDigest = await digestOf(request.bodyText)
    const earlier = context.state.replays.get(id)
    if (earlier && earlier.bodyDigest !== bodyDigest)
      throw new ServiceError({
        status: 409,
        code: 'DUPLICATE_PAY_REQUEST',
        message: 'Another request was already made under this idempotency key',
      })
    if (earlier) return { status: earlier.status, text: earlier.answerText, headers: {} }
    // Only a success is kept: after a refusal the same intent may be tried again under its key.
    const answer = serializeResponse(await work())
    const { status, text } = answer
    context.state.replays.set(id, { id, bodyDigest, status, answerText: text ?? '' })
    scheduleForget(context, { table: 'replays', id, at: context.now() + dayMs })
    return answer
  }

  return { once }
}
