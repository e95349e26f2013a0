import { createPlatformHandler } from '@countersign/platform'
import { createNodeFetch } from '@countersign/platform/node'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

/**
 * The relay, or a bare proxy that adds the credentials and forwards everything. The relay reaches the service as Node users
 * are told to (`createNodeFetch`), or with the runtime's own `fetch` as the proxy does: then the difference is the price of
 * the walls.
 */
const [kind, serviceUrl = ''] = process.argv.slice(2)

const app = new Hono()
if (kind !== 'proxy') {
  const handle = createPlatformHandler({
    service: {
      baseUrl: `${serviceUrl}/v1`,
      clientId: 'client-id',
      clientSecret: 'client-secret-of-the-bench',
      ...(kind === 'relay' && { fetch: createNodeFetch() }),
    },
    identify: async (request) => request.headers.get('x-customer') ?? undefined,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
    // Requests are counted as always, but the one customer of the bench is never stopped.
    rateLimits: { customer: { most: Number.MAX_SAFE_INTEGER, windowMs: 60_000 } },
  })
  app.all('/api/wallet/*', (context) => handle(context.req.raw))
} else {
  const authorization = `Basic ${btoa('client-id:client-secret-of-the-bench')}`
  app.all('/api/wallet/*', (context) => {
    const { pathname, search } = new URL(context.req.url)
    const customer = context.req.header('x-customer') ?? ''
    const query = pathname.endsWith('/transactions') ? `?customerId=${customer}` : search
    return proxy(`${serviceUrl}/v1${pathname.slice('/api/wallet'.length)}${query}`, {
      ...context.req,
      headers: { ...context.req.header(), authorization },
    })
  })
}

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) => process.send?.(address))
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() }))
process.on('disconnect', () => process.exit())
