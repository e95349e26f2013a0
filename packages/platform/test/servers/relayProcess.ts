import { serve } from '@hono/node-server'
import { createPlatformHandler } from '../../src/exports/index.ts'
import { connectRedis } from '../../src/exports/redis.ts'

/** What one server of a platform is started with. */
export type RelaySettings = {
  baseUrl: string
  clientId: string
  clientSecret: string
  redisUrl: string
  origin: string
  /** By email address. */
  customers: Record<string, { customerId: string; accountId: string }>
}

/** One server of a platform, in a process of its own. It tells its port to the process that started it. */
const settings = JSON.parse(process.argv[2] ?? '{}') as RelaySettings
const { baseUrl, clientId, clientSecret, redisUrl, origin } = settings
const customers = new Map(Object.entries(settings.customers))
const { store } = connectRedis({ url: redisUrl })

const handle = createPlatformHandler({
  service: { baseUrl, clientId, clientSecret },
  allowedOrigins: [origin],
  identify: async (request) =>
    decodeURIComponent(/customer=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '') || undefined,
  findCustomer: async (login) => (login.kind === 'email' ? customers.get(login.email) : undefined),
  onLogin: async ({ customerId }) => ({ 'set-cookie': `customer=${encodeURIComponent(customerId)}; Path=/` }),
  store,
  // The slots in which sign-ins are answered would only take time here.
  wait: async () => undefined,
})

serve({ fetch: handle, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
