import * as v from 'valibot'
import { type Change, liveEventSchema, streamEvents } from '../wire/events.ts'
import type { Transport } from './send.ts'

/** The platform sends a sign of life every 20 seconds. A stream that is silent for longer than this is dead. */
const longestSilenceMs = 50_000

/** A place that a header can carry. Any other text would keep every later stream from opening. */
const placePattern = /^[!-~]{1,64}$/

/** The longest event that is read, in characters. One change takes about 80. */
const longestEvent = 65_536

export type ReadEventsParameters = {
  /** Where to continue. Without it only later changes are reported. */
  lastEventId: string | undefined
  signal: AbortSignal
  /** `changes` is empty where only the place to continue changed. */
  onEvent(event: { eventId: string | undefined; changes: readonly Change[] }): void
}

/** How a stream of events ended. `status`: of a response that was no stream, absent when there was no response. */
export type StreamEnd = { opened: boolean; status?: number; retryAfterMs?: number | undefined }

/** Reads the live events of the platform (HTML §9.2.6) until the stream ends. Never rejects. */
export async function readEvents(transport: Transport, parameters: ReadEventsParameters): Promise<StreamEnd> {
  const { clock, fetch: fetchOnce = fetch, baseUrl } = transport
  const { lastEventId, signal } = parameters
  const silence = new AbortController()
  const ended = AbortSignal.any([signal, silence.signal])
  let stopTimer = () => {}
  const hear = () => {
    stopTimer()
    stopTimer = clock.setTimer(() => silence.abort(), longestSilenceMs)
  }
  let opened = false
  try {
    hear()
    const response = await fetchOnce(baseUrl.replace(/\/$/, '') + streamEvents.path, {
      headers: {
        accept: 'text/event-stream',
        ...(lastEventId !== undefined && placePattern.test(lastEventId) && { 'Last-Event-ID': lastEventId }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: ended,
    })
    const { status, headers, body } = response
    if (!body || status !== 200 || !/^text\/event-stream\b/.test(headers.get('content-type') ?? '')) {
      void body?.cancel().catch(() => {})
      return { opened, status, retryAfterMs: readSeconds(headers.get('retry-after')) }
    }
    opened = true
    await readLines(body, { signal: ended, hear, take: createEventParser(parameters) })
    return { opened }
  } catch {
    return { opened }
  } finally {
    stopTimer()
  }
}

function readSeconds(value: string | null): number | undefined {
  return /^\d{1,5}$/.test(value ?? '') ? Number(value) * 1_000 : undefined
}

type Lines = { signal: AbortSignal; hear(): void; take(line: string): void }

async function readLines(body: ReadableStream<Uint8Array>, { signal, hear, take }: Lines): Promise<void> {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const decoder = new TextDecoder()
  let rest = ''
  for (let part = await reader.read(); !part.done && !signal.aborted; part = await reader.read()) {
    hear()
    const lines = (rest + decoder.decode(part.value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > longestEvent) return stop()
    for (const line of lines) take(line)
  }
}

/** Returns a function that takes the lines of a stream and reports each event at the empty line behind it. */
function createEventParser({ onEvent }: Pick<ReadEventsParameters, 'onEvent'>): (line: string) => void {
  let [data, eventId]: [string, string | undefined] = ['', undefined]
  return (line) => {
    if (line === '') {
      const event = v.safeParse(liveEventSchema, parse(data))
      // An event that cannot be read still says that something happened.
      const changes = event.success ? event.output.changes : [{ kind: 'everything' as const }]
      onEvent({ eventId, changes: data === '' ? [] : changes })
      data = ''
      return
    }
    const [, field, value = ''] = /^(data|id): ?(.*)$/.exec(line) ?? []
    if (field === 'id') eventId = value
    if (field === 'data' && data.length + value.length <= longestEvent) data += value
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
