import type { TestWorld } from './createTestClient.ts'
import { testMount, testOrigin } from './testNetwork.ts'

/** The honest response to one request, as a relay sees it before it decides what to pass on. */
export type HonestAnswer = { label: string; status: number; body: Readonly<Record<string, unknown>> }

/** What a relay returns in place of an honest response. `undefined`: the lie does not fit this response. */
export type Lie = (honest: HonestAnswer) => Response | undefined

/** Refuses a request that was executed. */
export function refuse(status: number, code: string): Lie {
  return () => Response.json({ status, code, message: 'no' }, { status })
}

/** Changes the fields of the quote or the transaction in a successful response. */
export function claim(change: Readonly<Record<string, unknown>>): Lie {
  return ({ status, body }) =>
    status < 300 && 'status' in body ? Response.json({ ...body, ...change }, { status }) : undefined
}

type Order = { lie: Lie; path: string; skip: number; holds: boolean }

export type LyingRelay = ReturnType<typeof createLyingRelay>

/** A relay that lies once and is honest before and after, and that records what the service really did. */
export function createLyingRelay(world: TestWorld) {
  const { network } = world
  const honest = network.fetch
  const paid = new Set<string>()
  const held: (() => Promise<unknown>)[] = []
  let order: Order | undefined

  function take(label: string): Order | undefined {
    if (!order || !label.includes(order.path) || order.skip-- > 0) return undefined
    const taken = order
    order = undefined
    return taken
  }

  const lying: typeof fetch = async (input, init) => {
    const path = new URL(String(input), testOrigin).pathname.slice(testMount.length)
    const label = `${init?.method ?? 'GET'} ${decodeURIComponent(path)}`
    const taken = take(label)
    const send = async () => {
      const response = await honest(input, init)
      const body = await readBody(response)
      const carriedOut = body.status === 'PROCESSING' || body.status === 'COMPLETED'
      if (carriedOut && label.includes(' /quotes/')) paid.add(String(body.id))
      return { response, body }
    }
    if (taken?.holds) {
      held.push(send)
      return taken.lie({ label, status: 200, body: {} }) ?? Response.error()
    }
    const { response, body } = await send()
    return taken?.lie({ label, status: response.status, body }) ?? response
  }
  Object.assign(network, { fetch: lying })

  return {
    /** A page of this browser whose requests go through the relay. */
    client: world.openTab(),
    openTab: () => world.openTab(),
    /** Lies in response to one request whose `METHOD /path` contains the text, after `skip` others. */
    lieOnce: (lie: Lie, { path = '', skip = 0 }: { path?: string; skip?: number } = {}) => {
      order = { lie, path, skip, holds: false }
    },
    /** Responds to the next execution, or to another request, with a lie, and keeps the request for later. */
    holdOnce: (lie: Lie, path = '/execute') => {
      order = { lie, path, skip: 0, holds: true }
    },
    /** Sends the request that was kept. */
    deliver: async () => {
      for (const send of held.splice(0)) await send()
    },
    hasLied: () => order === undefined,
    /** Returns whether the service executes this quote. */
    isPaid: (quoteId: string) => paid.has(quoteId),
  }
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  return (await response
    .clone()
    .json()
    .catch(() => ({}))) as Record<string, unknown>
}
