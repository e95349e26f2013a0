import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Where requests came from, by the request itself: no header says it, since anybody can send a header. */
export type ConnectionAddresses = {
  readonly note: (c: Context<{ Bindings: HttpBindings }>) => void
  readonly of: (request: Request) => string | undefined
}

export function createConnectionAddresses(): ConnectionAddresses {
  const addresses = new WeakMap<Request, string>()
  return {
    note: (c) => {
      const { env }: { env?: HttpBindings } = c
      // A request that was made in this process came over no connection.
      const address = env?.incoming ? getConnInfo(c).remote.address : undefined
      if (address !== undefined) addresses.set(c.req.raw, address)
    },
    of: (request) => addresses.get(request),
  }
}
