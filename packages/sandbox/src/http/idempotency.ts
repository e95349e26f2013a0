import { idempotencyKeyHeader } from '@countersign/core/wire'
import type { AnyRequest, SandboxContext } from '../context.ts'
import { dayMs, scheduleForget } from '../due/schedule.ts'
import type { Answer } from './answers.ts'
import { ServiceError } from './answers.ts'

/** An answer as it goes over the wire, so that a replay is the same to the byte. */
export type WrittenAnswer = { status: number; text: string | null; headers: Readonly<Record<string, string>> }

export function writeAnswer(answer: Answer): WrittenAnswer {
  const { status, body, headers = {} } = answer
  return { status, text: body === undefined ? null : JSON.stringify(body), headers }
}

/** Does one intent once, however often and however concurrently it is sent under one `Idempotency-Key`. */
export function createIdempotency(context: SandboxContext) {
  const inFlight = new Map<string, Promise<unknown>>()

  async function once(request: AnyRequest, work: () => Promise<Answer>): Promise<WrittenAnswer> {
    const key = request.headers.get(idempotencyKeyHeader)
    if (!key) return writeAnswer(await work())
    const id = `${request.target} ${key}`

    // Requests with one key wait in line: the second finds the first one's answer, or tries again if it failed.
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

  async function replayOrWork(id: string, parameters: { request: AnyRequest; work: () => Promise<Answer> }) {
    const { request, work } = parameters
    const earlier = context.state.replays.get(id)
    if (earlier && earlier.bodyText !== request.bodyText)
      throw new ServiceError({
        status: 409,
        code: 'DUPLICATE_PAY_REQUEST',
        message: 'Another request was already made under this idempotency key',
      })
    if (earlier) return { status: earlier.status, text: earlier.answerText, headers: {} }
    // Only a success is kept: after a refusal the same intent may be tried again under its key.
    const answer = writeAnswer(await work())
    const { status, text } = answer
    context.state.replays.set(id, { id, bodyText: request.bodyText, status, answerText: text ?? '' })
    scheduleForget(context, { table: 'replays', id, at: context.now() + dayMs })
    return answer
  }

  return { once }
}
