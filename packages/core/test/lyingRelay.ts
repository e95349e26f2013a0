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

/** One lie. `path`: part of the `METHOD /path` that it answers. `skip`: after so many others. `holds`: the request is kept for later. */
export type Order = { lie: Lie; path: string; skip: number; holds: boolean }

export type LyingRelay = ReturnType<typeof createLyingRelay>

/** A relay that lies as often as it is told and is honest otherwise, and that records what the service really did. */
export function createLyingRelay(world: TestWorld) {
  const { network } = world
  const honest = network.fetch
  const paid = new Set<string>()
  const held: (() => Promise<unknown>)[] = []
  let orders: Order[] = []

  function take(label: string): Order | undefined {
    const due = orders.filter(({ path }) => label.includes(path)).filter((order) => order.skip-- <= 0)
    const [taken] = due
    orders = orders.filter((order) => order !== taken)
    return taken
  }

  const lying: typeof fetch = async (input, init) => {
    const path = new URL(String(input), testOrigin).pathname.slice(testMount.length)
    const label = `${init?.method ?? 'GET'} ${decodeURIComponent(path)}`
    const taken = take(label)
    const send = async () => {
      // What a relay kept arrives also where the page has left since.
      const response = await honest(input, taken?.holds ? { ...init, signal: null } : init)
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
    openTab: (options?: Parameters<TestWorld['openTab']>[0]) => world.openTab(options),
    /** Lies in response to one request whose `METHOD /path` contains the text, after `skip` others. */
    lieOnce: (lie: Lie, { path = '', skip = 0 }: { path?: string; skip?: number } = {}) => {
      orders = [{ lie, path, skip, holds: false }]
    },
    /** Responds to the next execution, or to another request, with a lie, and keeps the request for later. */
    holdOnce: (lie: Lie, path = '/execute') => {
      orders = [{ lie, path, skip: 0, holds: true }]
    },
    /** Lies more than once. */
    plan: (lies: readonly Order[]) => {
      orders = lies.map((order) => ({ ...order }))
    },
    /** Sends the request that was kept. */
    deliver: async () => {
      for (const send of held.splice(0)) await send()
    },
    hasLied: () => orders.length === 0,
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
