import type { TestWorld } from './createTestClient.ts'

/** The honest answer to one request, as a relay sees it before it decides what to pass on. */
export type HonestAnswer = { label: string; status: number; body: Readonly<Record<string, unknown>> }

/** What a relay says in the place of an honest answer. `undefined`: the lie does not fit this answer. */
export type Lie = (honest: HonestAnswer) => Response | undefined

/** Refuses a request that was carried out. */
export function refuse(status: number, code: string): Lie {
  return () => Response.json({ status, code, message: 'no' }, { status })
}

/** Answers a success with another status of the quote or of the transaction. */
export function claim(change: Readonly<Record<string, unknown>>): Lie {
  return ({ status, body }) =>
    status < 300 && 'status' in body ? Response.json({ ...body, ...change }, { status }) : undefined
}

/**
 * A relay that lies once and is honest before and after. What the service really did is told by `isPaid`, also while an
 * answer is still on its way to the page.
 */
export function createLyingRelay(world: TestWorld) {
  const { network } = world
  const honest = network.fetch
  const paid = new Set<string>()
  const held: (() => Promise<unknown>)[] = []
  let order: { lie: Lie | 'hold'; skip: number; path: string } | undefined

  function take(label: string): Lie | 'hold' | undefined {
    if (!order || !label.includes(order.path) || order.skip-- > 0) return undefined
    const { lie } = order
    order = undefined
    return lie
  }

  const lying: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'https://wallet.example')
    const label = `${init?.method ?? 'GET'} ${decodeURIComponent(url.pathname).slice('/api/wallet'.length)}`
    const lie = take(label)
    if (lie === 'hold') {
      held.push(() => pass(label, input, init))
      return Response.json({ status: 400, code: 'QUOTE_EXPIRED', message: 'no' }, { status: 400 })
    }
    const answer = await pass(label, input, init)
    return (lie && tell(lie, label, answer)) ?? answer.response
  }

  async function pass(label: string, ...request: Parameters<typeof fetch>) {
    const response = await honest(...request)
    const body = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Record<string, unknown>
    if (/^(PROCESSING|COMPLETED)$/.test(String(body.status)) && /\/quotes\//.test(label)) paid.add(String(body.id))
    return { response, body }
  }

  function tell(lie: Lie, label: string, { response, body }: Awaited<ReturnType<typeof pass>>): Response | undefined {
    const told = lie({ label, status: response.status, body })
    // The one answer may also name another time than it is.
    if (told && !told.headers.has('date')) told.headers.set('date', response.headers.get('date') ?? '')
    return told
  }

  Object.assign(network, { fetch: lying })
  return {
    /** A page of this browser whose requests go through the relay. */
    client: world.openTab(),
    openTab: () => world.openTab(),
    /** Lies in answer to a request whose `METHOD /path` contains the text, after so many of them. */
    lieOnce: (lie: Lie, { path = '', skip = 0 }: { path?: string; skip?: number } = {}) => {
      order = { lie, skip, path }
    },
    /** Refuses the next execution without passing it on; `deliver` does that later. */
    holdOnce: () => {
      order = { lie: 'hold', skip: 0, path: '/execute' }
    },
    deliver: async () => {
      for (const send of held.splice(0)) await send()
    },
    /** Whether the lie was told. */
    hasLied: () => order === undefined,
    /** Whether the service carries this quote out. */
    isPaid: (quoteId: string) => paid.has(quoteId),
    paidQuotes: (): ReadonlySet<string> => paid,
  }
}
