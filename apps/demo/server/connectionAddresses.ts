import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Returns the address that a request came from, taken from the connection: any client can send a header. */
export type ConnectionAddresses = {
  readonly note: (c: Context<{ Bindings: HttpBindings }>) => void
  readonly of: (request: Request) => string | undefined
}

export function createConnectionAddresses(): ConnectionAddresses {
  const addresses = new WeakMap<Request, string>()
  return {
    note: (c) => {
      const { env }: { env?: HttpBindings } = c
      // A request that was made in this process did not come over a connection.
      const address = env?.incoming ? getConnInfo(c).remote.address : undefined
      if (address !== undefined) addresses.set(c.req.raw, address)
    },
    of: (request) => addresses.get(request),
  }
}
