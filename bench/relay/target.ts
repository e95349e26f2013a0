import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPlatformHandler } from '@countersign/platform'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/**
 * The relay as it is on Node, or with the runtime's own `fetch`; or a bare proxy that adds the credentials and forwards
 * everything, as a Hono handler around `fetch` or over `node:http` alone. The difference is the price of the walls.
 */
const [kind, serviceUrl = ''] = process.argv.slice(2)
const authorization = `Basic ${btoa('client-id:client-secret-of-the-bench')}`

/** The address at the service: a proxy has to say whose movements it wants. */
function toService(pathname: string, search: string, customer: string): string {
  const query = pathname.endsWith('/transactions') ? `?customerId=${customer}` : search
  return `${serviceUrl}/v1${pathname.slice('/api/wallet'.length)}${query}`
}

function startRelay(): Hono {
  const handle = createPlatformHandler({
    service: {
      baseUrl: `${serviceUrl}/v1`,
      clientId: 'client-id',
      clientSecret: 'client-secret-of-the-bench',
      ...(kind === 'relay-fetch' && { fetch }),
    },
    identify: async (request) => request.headers.get('x-customer') ?? undefined,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
    // Requests are counted as always, but the one customer of the bench is never stopped.
    rateLimits: { customer: { most: Number.MAX_SAFE_INTEGER, windowMs: 60_000 } },
  })
  return new Hono().all('/api/wallet/*', (context) => handle(context.req.raw))
}

function startHono(): Hono {
  return new Hono().all('/api/wallet/*', async (context) => {
    const { url, method, body } = context.req.raw
    const { pathname, search } = new URL(url)
    const headers = { ...context.req.header(), authorization }
    const sent = body ? { body: await context.req.arrayBuffer() } : {}
    const response = await fetch(toService(pathname, search, context.req.header('x-customer') ?? ''), {
      ...{ method, headers, ...sent },
    })
    return new Response(response.body, response)
  })
}

/** The least that Node can do. */
function startNode() {
  return createServer((incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url ?? '', 'http://localhost')
    const target = toService(pathname, search, String(incoming.headers['x-customer']))
    const headers = { ...incoming.headers, authorization, host: new URL(serviceUrl).host }
    const request = send(target, { method: incoming.method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(request)
  })
}

const listen = (address: AddressInfo) => void process.send?.(address)
if (kind === 'node') {
  const server = startNode()
  server.listen(0, '127.0.0.1', () => listen(server.address() as AddressInfo))
} else serve({ fetch: (kind === 'hono' ? startHono() : startRelay()).fetch, port: 0, hostname: '127.0.0.1' }, listen)
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() }))
process.on('disconnect', () => process.exit())
