import { createPlatformHandler } from '@countersign/platform'
import { createSandbox, sandboxBasePath } from '@countersign/sandbox'
import { serve } from '@hono/node-server'
import { faultyFetch, mountPath, origin, type SoakRole } from './faults.ts'

/**
 * The sandbox or the relay of a soak run, in a process of its own. Prints its port, and responds to each message of the
 * parent with its heap in bytes, after a garbage collection.
 */
const [role = 'sandbox', serviceUrl = '', seed = '1'] = process.argv.slice(2) as [SoakRole, string?, string?]

const handler = role === 'sandbox' ? sandboxHandler() : relayHandler()
const server = serve({ fetch: handler, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))

process.on('message', (message) => {
  if (message === 'stop') {
    server.close()
    process.disconnect()
    return
  }
  globalThis.gc?.()
  process.send?.({ heapBytes: process.memoryUsage().heapUsed })
})

function sandboxHandler() {
  return createSandbox({ verification: 'at creation' }).fetch
}

/** A platform that knows its customers by email address, as they are named: `customer-7@example.com`. */
function relayHandler() {
  const customers = new Map<string, { customerId: string; accountId: string }>()
  let clockOffsetMs = 0
  const wallet = createPlatformHandler({
    service: {
      baseUrl: serviceUrl + sandboxBasePath,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
      fetch: faultyFetch(fetch, { seed: Number(seed) }),
    },
    mountPath,
    allowedOrigins: [origin],
    identify: async (request) =>
      decodeURIComponent(/customer=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '') || undefined,
    findCustomer: async (login) => (login.kind === 'email' ? customers.get(login.email) : undefined),
    onLogin: async ({ customerId }) => ({ 'set-cookie': `customer=${encodeURIComponent(customerId)}; Path=/` }),
    // Limits are counted on this clock, which the run moves together with the sandbox's.
    now: () => Date.now() + clockOffsetMs,
  })
  return async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(mountPath)) return wallet(request)
    if (pathname === '/clock') {
      const { advanceSeconds } = (await request.json()) as { advanceSeconds: number }
      clockOffsetMs += advanceSeconds * 1_000
      return new Response(null, { status: 204 })
    }
    const { email, ...ids } = (await request.json()) as { email: string; customerId: string; accountId: string }
    customers.set(email, ids)
    return new Response(null, { status: 204 })
  }
}
