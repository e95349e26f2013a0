import { serve } from '@hono/node-server'
import { createLiveEvents, createPlatformHandler, createWebhookHandler } from '../../src/exports/index.ts'
import { createNodeFetch } from '../../src/exports/node.ts'
import { connectRedis } from '../../src/exports/redis.ts'

/** What one server of a platform is started with. */
export type RelaySettings = {
  baseUrl: string
  clientId: string
  clientSecret: string
  redisUrl: string
  origin: string
  webhookPublicKey: string
  /** By email address. */
  customers: Record<string, { customerId: string; accountId: string }>
}

/** What it tells the process that started it: where it listens, and the id of each event of the service that it handled. */
export type RelayMessage = { port: number } | { handled: string }

/** One server of a platform, in a process of its own. */
const settings = JSON.parse(process.argv[2] ?? '{}') as RelaySettings
const { baseUrl, clientId, clientSecret, redisUrl, origin } = settings
const customers = new Map(Object.entries(settings.customers))
const { store, publishSubscribe } = connectRedis({ url: redisUrl })
const events = createLiveEvents({ store, publishSubscribe })
const tell = (message: RelayMessage) => process.send?.(message)

const handle = createPlatformHandler({
  service: { baseUrl, clientId, clientSecret, fetch: createNodeFetch() },
  allowedOrigins: [origin],
  identify: async (request) =>
    decodeURIComponent(/customer=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '') || undefined,
  findCustomer: async (login) => (login.kind === 'email' ? customers.get(login.email) : undefined),
  onLogin: async ({ customerId }) => ({ 'set-cookie': `customer=${encodeURIComponent(customerId)}; Path=/` }),
  passkeys: { rpId: new URL(origin).hostname, rpName: 'App' },
  store,
  events,
  // The slots in which sign-ins are answered would only take time here.
  wait: async () => undefined,
})
const handleEvent = createWebhookHandler({
  publicKeys: [settings.webhookPublicKey],
  store,
  events,
  onEvent: async ({ id }) => void tell({ handled: id }),
})

const fetch = (request: Request) =>
  new URL(request.url).pathname === '/webhooks' ? handleEvent(request) : handle(request)
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => tell({ port }))
