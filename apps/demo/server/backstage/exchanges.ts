import type { FaultyHandler } from '../faults.ts'
import { redactBody, redactHeaders } from './redact.ts'

/** The hop that a request crossed. */
export type Hop = 'browser-platform' | 'platform-service'

/** One request and its response, already redacted. */
export type Exchange = {
  readonly id: number
  readonly hop: Hop
  readonly at: Date
  readonly method: string
  readonly path: string
  /** Absent while there is no response, and for good when it got lost. */
  status?: number
  /** Absent while it is under way. */
  durationMs?: number
  readonly request: Shown
  response?: Shown
}

/** `body` is absent until it has been read, and if there is no body. */
type Shown = { readonly headers: Readonly<Record<string, string>>; body?: string | undefined }

const kept = 50

/** The largest body that is read, in bytes. The platform accepts smaller ones only, and most responses are smaller. */
const largestBody = 256 * 1024

/** Records what crossed each hop. Only what may be shown is kept. */
export function createExchanges(parameters: { stampHeader: string }) {
  const exchanges: Exchange[] = []
  let count = 0

  /**
   * Shows the headers at once. The body is read in parallel with the reader of the message, which does not wait for it.
   */
  function show(message: Request | Response): Shown {
    const shown: Shown = { headers: redactHeaders(message.headers, parameters) }
    // A stream of events has no end to wait for.
    if (message.headers.get('content-type') === 'text/event-stream') return shown
    void readBody(message.clone().body).then(
      (body) => {
        shown.body = body
      },
      // The connection broke off, so no body is shown.
      () => {},
    )
    return shown
  }

  async function record<answer extends Response | undefined>(
    request: Request,
    options: { hop: Hop; handle: (request: Request) => Promise<answer> },
  ): Promise<answer> {
    const { hop, handle } = options
    const { pathname, search } = new URL(request.url)
    const path = decodePath(pathname) + search
    const shown = show(request)
    count += 1
    const exchange: Exchange = { id: count, hop, at: new Date(), method: request.method, path, request: shown }
    exchanges.unshift(exchange)
    exchanges.length = Math.min(exchanges.length, kept)
    const startedAt = performance.now()
    try {
      const response = await handle(request)
      if (response) {
        exchange.status = response.status
        exchange.response = show(response)
      }
      return response
    } finally {
      exchange.durationMs = Math.round(performance.now() - startedAt)
    }
  }

  return {
    /** Newest first. */
    list: (): readonly Exchange[] => exchanges,
    /** Wraps the handler, and records everything that goes through it. */
    around:
      (handle: FaultyHandler): FaultyHandler =>
      (request) =>
        record(request, { hop: 'browser-platform', handle }),
    /** A `fetch` that records what it sends to the service. */
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      record(new Request(input, init), { hop: 'platform-service', handle: (request) => fetch(request) }),
  }
}

/** Any client can request a path with a malformed escape. It is shown as it came. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

async function readBody(stream: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  const reader = stream?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > largestBody) {
      // Not awaited: a copy is gone only once the message itself was read, too.
      reader?.cancel().catch(() => {})
      return `(larger than ${largestBody / 1024} KiB)`
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return redactBody(text + decoder.decode())
}

export type Exchanges = ReturnType<typeof createExchanges>
