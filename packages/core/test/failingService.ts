import { createWalletClient, pollPayment } from '@countersign/core'
import { sandboxQuorumPublicKeyHex } from '@countersign/sandbox'
import { createRandom } from './random.ts'
import { turn } from './testClock.ts'
import { wireExamples } from './wireExamples.ts'

const quote = wireExamples.getQuote?.[200] as { id: string; transactionId: string }
const transaction = { ...(wireExamples.getTransaction?.[200] as object), id: quote.transactionId }

/** How long a payment takes, in milliseconds. */
const settledMs = 3_000

/** How far the virtual time moves at once, in milliseconds. */
const stepMs = 250

/** The window in which requests are counted, in milliseconds. */
const windowMs = 10_000

/** The service fails from one moment to another, in milliseconds after the first browser began. */
export type Outage = { readonly fromMs: number; readonly untilMs: number; readonly retryAfterSeconds?: number }

export type Load = {
  readonly requests: number
  /** The most requests within ten seconds, from the outage on. */
  readonly most: number
  /** The most requests within one second, from ten seconds on. */
  readonly mostTogether: number
  readonly completed: number
}

type Simulation = {
  /** How many browsers follow a payment of their own. Default: a thousand. */
  clientCount?: number
  outage?: Outage
  /** How long it takes until all of them have begun, in milliseconds. Default: a minute. */
  arrivalMs?: number
  random?: () => number
  /** When the simulation ends if not all of them are through before, in milliseconds. Default: ten minutes. */
  endMs?: number
}

/** Many browsers follow a payment each, in virtual time, over a service that fails for a while. */
export async function simulateClients(parameters: Simulation = {}): Promise<Load> {
  const { clientCount = 1_000, outage, arrivalMs = 60_000, random = createRandom(20), endMs = 600_000 } = parameters
  const clock = createSteppedClock()
  const startedAt = clock.now()
  const counts = new Map<number, number>()
  let [requests, completed] = [0, 0]

  function respond(url: string, beganAt: number): Response {
    const now = clock.now() - startedAt
    const second = Math.floor(now / 1_000)
    requests += 1
    counts.set(second, (counts.get(second) ?? 0) + 1)
    if (outage && now >= outage.fromMs && now < outage.untilMs) {
      const { retryAfterSeconds } = outage
      const headers = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) }
      return Response.json(
        { code: 'PLATFORM_UNAVAILABLE', message: 'down' },
        { status: 503, ...(headers && { headers }) },
      )
    }
    const status = now - beganAt < settledMs ? 'PROCESSING' : 'COMPLETED'
    return Response.json(url.includes('/transactions/') ? { ...transaction, status } : { ...quote, status })
  }

  async function run(): Promise<void> {
    const beganAt = clock.now() - startedAt
    const client = createWalletClient({
      baseUrl: '/api/wallet',
      environment: 'sandbox',
      trust: { otpBundle: [sandboxQuorumPublicKeyHex] },
      clock: { ...clock, random },
      fetch: async (input) => respond(String(input), beganAt),
    })
    const { signal } = new AbortController()
    await pollPayment(client, { quoteId: quote.id, signal, onProgress: () => undefined })
    completed += 1
  }

  for (let number = 0; number < clientCount; number++)
    clock.setTimer(() => void run(), (number / clientCount) * arrivalMs)
  while (clock.now() - startedAt < endMs && completed < clientCount) {
    clock.step()
    for (let turns = 0; turns < 3; turns++) await turn()
  }
  const late = [...counts].filter(([second]) => second >= 10)
  return {
    requests,
    most: mostInWindow(counts, { fromMs: outage?.fromMs ?? 0 }),
    mostTogether: Math.max(0, ...late.map(([, count]) => count)),
    completed,
  }
}

/** A clock for thousands of timers: those of one step run in the order in which they are due. */
function createSteppedClock() {
  let nowMs = Date.parse('2026-03-01T12:00:00Z')
  const timers = new Set<{ at: number; callback: () => void }>()
  return {
    now: () => nowMs,
    setTimer: (callback: () => void, ms: number) => {
      const timer = { at: nowMs + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    step: () => {
      const end = nowMs + stepMs
      const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      for (const timer of due) {
        if (!timers.delete(timer)) continue
        nowMs = Math.max(nowMs, timer.at)
        timer.callback()
      }
      nowMs = end
    },
  }
}

function mostInWindow(counts: ReadonlyMap<number, number>, { fromMs }: { fromMs: number }): number {
  const seconds = windowMs / 1_000
  const firsts = [...counts.keys()].filter((second) => second >= fromMs / 1_000)
  const sums = firsts.map((first) =>
    Array.from({ length: seconds }, (_, index) => counts.get(first + index) ?? 0).reduce(
      (sum, count) => sum + count,
      0,
    ),
  )
  return Math.max(0, ...sums)
}
