import { createLiveEvents, createPlatformHandler } from '@countersign/platform'
import { serve } from '@hono/node-server'

/** What the process of a load is asked, one question at a time. */
export type Question =
  | { ask: 'memory' }
  | { ask: 'sockets' }
  | { ask: 'announce'; customers: readonly string[] }
  | { ask: 'know'; customers: Readonly<Record<string, { customerId: string; accountId: string }>> }

/** `rss` and `peakRss` are the memory of the whole process, `heap` what is still used after a collection, in bytes. */
export type Memory = { rss: number; peakRss: number; heap: number }

/** One server of a platform in a process of its own, which says how much memory and how many sockets it has. */
const [serviceUrl = '', timeoutMs = '15000'] = process.argv.slice(2)

let peakRss = 0
setInterval(() => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss())
}, 100).unref()

const known = new Map<string, { customerId: string; accountId: string }>()
const events = createLiveEvents()
const handle = createPlatformHandler({
  service: {
    baseUrl: serviceUrl,
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    timeoutMs: Number(timeoutMs),
  },
  identify: async (request) => request.headers.get('x-customer') ?? undefined,
  findCustomer: async (login) => (login.kind === 'email' ? known.get(login.email) : undefined),
  onLogin: async () => undefined,
  // All of them come from one machine, and many from one customer.
  rateLimits: { login: false, address: false, customer: false },
  events,
})

async function answer(question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'memory': {
      const { rss } = process.memoryUsage()
      globalThis.gc?.()
      return { rss, peakRss: Math.max(peakRss, rss), heap: process.memoryUsage().heapUsed } satisfies Memory
    }
    case 'sockets':
      return process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    case 'announce':
      await Promise.all(
        question.customers.map((id) => events.announce(id, [{ kind: 'account', id: 'InternalAccount:1' }])),
      )
      return true
    case 'know':
      for (const [email, customer] of Object.entries(question.customers)) known.set(email, customer)
      return true
  }
}

const server = serve({ fetch: handle, port: 0, hostname: '127.0.0.1' }, (address) => process.send?.(address))
process.on('message', (question: Question) => void answer(question).then((answered) => process.send?.({ answered })))
process.on('disconnect', () => {
  events.close()
  server.close()
  process.exit()
})
