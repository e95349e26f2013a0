import type { FaultyHandler } from '../faults.ts'
import { redactBody, redactHeaders } from './redact.ts'

/** Which of the two hops a request crossed. */
export type Hop = 'browser-platform' | 'platform-service'

/** One request and its answer, already redacted. */
export type Exchange = {
  readonly id: number
  readonly hop: Hop
  readonly at: Date
  readonly method: string
  readonly path: string
  /** Absent while there is no answer, and for good when it got lost. */
  status?: number
  /** Absent while it is under way. */
  durationMs?: number
  readonly request: Shown
  response?: Shown
}

type Shown = { readonly headers: Readonly<Record<string, string>>; readonly body?: string | undefined }

const kept = 50

/** Remembers what crossed each hop. Only what may be seen is kept. */
export function createExchanges(parameters: { stampHeader: string }) {
  const exchanges: Exchange[] = []
  let count = 0

  async function show(message: Request | Response): Promise<Shown> {
    const body = redactBody(await message.clone().text())
    return { headers: redactHeaders(message.headers, parameters), body }
  }

  async function record<answer extends Response | undefined>(
    request: Request,
    options: { hop: Hop; handle: (request: Request) => Promise<answer> },
  ): Promise<answer> {
    const { hop, handle } = options
    const { pathname, search } = new URL(request.url)
    const path = decodeURIComponent(pathname) + search
    const shown = await show(request)
    count += 1
    const exchange: Exchange = { id: count, hop, at: new Date(), method: request.method, path, request: shown }
    exchanges.unshift(exchange)
    exchanges.length = Math.min(exchanges.length, kept)
    const startedAt = performance.now()
    try {
      const response = await handle(request)
      if (response) {
        exchange.status = response.status
        exchange.response = await show(response)
      }
      return response
    } finally {
      exchange.durationMs = Math.round(performance.now() - startedAt)
    }
  }

  return {
    /** Newest first. */
    list: (): readonly Exchange[] => exchanges,
    /** The handler, with everything that goes through it remembered. */
    around:
      (handle: FaultyHandler): FaultyHandler =>
      (request) =>
        record(request, { hop: 'browser-platform', handle }),
    /** A `fetch` that remembers what it sends to the service. */
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      record(new Request(input, init), { hop: 'platform-service', handle: (request) => fetch(request) }),
  }
}

export type Exchanges = ReturnType<typeof createExchanges>
