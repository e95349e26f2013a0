import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { join } from 'node:path'

/**
 * What the relay costs next to bare proxies, in one run: as it is on Node, and with the runtime's own `fetch`. The proxies
 * are a Hono handler around `fetch`, which the budgets are stated in, and `node:http` alone. All are processes of their own in
 * front of the same upstream server and take turns. The ratio compares the processor time of two per request, which is
 * what limits throughput on a core. Other work on the machine slows down all alike while it lasts, so the rounds are short,
 * and each is compared with the one beside it. Run it with `pnpm bench relay`.
 */
const rounds = 25
const requestsPerRound = 400
const warmUpRequests = 2_000
const connections = 16

type Process = {
  renew(): void
  call(body: RequestSpec): Promise<number>
  cpu(): Promise<number>
  end(): void
}
type RequestSpec = { method: string; path: string; customer: string; body?: object; key?: string }

async function start(file: string, ...parameters: string[]) {
  const child = fork(join(import.meta.dirname, file), parameters)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} before it listened`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  return { child, url: `http://127.0.0.1:${port}` }
}

async function startTarget(kind: string, serviceUrl: string): Promise<Process> {
  const { child, url } = await start('target.ts', kind, serviceUrl)
  const { host } = new URL(url)
  // A new one for each round: the server ends connections that wait for their turn.
  let agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    renew: () => {
      agent.destroy()
      agent = new Agent({ keepAlive: true, maxSockets: connections })
    },
    call: ({ method, path, customer, body, key }) =>
      new Promise((resolve, reject) => {
        const text = body ? JSON.stringify(body) : ''
        const headers = {
          'x-customer': customer,
          ...(method === 'POST' && { origin: url, 'content-type': 'application/json' }),
          ...(text && { 'content-length': Buffer.byteLength(text) }),
          ...(key && { 'idempotency-key': key }),
        }
        const started = performance.now()
        const request = send(`http://${host}/api/wallet${path}`, { method, agent, headers }, (response) => {
          response.resume()
          response.on('end', () => {
            if (response.statusCode === 200) resolve(performance.now() - started)
            else reject(new Error(`${method} ${path} answered ${response.statusCode}`))
          })
        })
        request.on('error', reject)
        request.end(text)
      }),
    cpu: async () => {
      child.send('usage')
      const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
      return cpu.user + cpu.system
    },
    end: () => child.disconnect(),
  }
}

let requests = 0
const id = (customer: number) => `0190f0a0-0000-4000-8000-${String(customer).padStart(12, '0')}`
const of = (customer: number) => ({ customer: `Customer:${id(customer)}` })

/**
 * Each with the least of the throughput of the Hono proxy that the relay may have.
 * docs/decisions/relay.md says what the rest is spent on ("The relay costs what it reads").
 */
const cases: readonly { name: string; next: () => RequestSpec; budget: number }[] = [
  {
    name: 'GET quote, owner cached',
    budget: 0.9,
    next: () => ({ ...of(1), method: 'GET', path: `/quotes/Quote:${id(1)}` }),
  },
  {
    name: 'GET 20 transactions',
    budget: 0.75,
    next: () => ({ ...of(1), method: 'GET', path: '/transactions' }),
  },
  {
    name: 'POST execute',
    budget: 0.9,
    next: () => ({ ...of(1), method: 'POST', path: `/quotes/Quote:${id(1)}/execute`, body: {}, key: id(++requests) }),
  },
  {
    name: 'POST a new quote',
    budget: 0.9,
    next: () => ({
      ...of(1),
      method: 'POST',
      path: '/quotes',
      key: id(++requests),
      body: {
        source: { sourceType: 'ACCOUNT', accountId: `InternalAccount:${id(1)}` },
        destination: { destinationType: 'ACCOUNT', accountId: `ExternalAccount:${id(1)}` },
        lockedCurrencySide: 'SENDING',
        lockedCurrencyAmount: 10_000,
      },
    }),
  },
  {
    // Two calls to the service for one of the proxy's: first whose account pays, which proves the owner.
    name: 'GET quote, new customer',
    budget: 0.6,
    next: () => {
      const customer = ++requests + 1000
      return { ...of(customer), method: 'GET', path: `/quotes/Quote:${id(customer)}` }
    },
  },
]

async function round(target: Process, { next, requests }: { next: () => RequestSpec; requests: number }) {
  target.renew()
  const before = await target.cpu()
  const times: number[] = []
  let left = requests
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) times.push(await target.call(next()))
    }),
  )
  return { cpu: ((await target.cpu()) - before) / requests, times }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0

const kinds = ['relay', 'relay-fetch', 'hono', 'node'] as const
type Kind = (typeof kinds)[number]
const eachKind = <value>(make: (kind: Kind) => value) =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, value>

const upstream = await start('upstream.ts')
const started = await Promise.all(kinds.map((kind) => startTarget(kind, upstream.url)))
const targets = eachKind((kind) => started[kinds.indexOf(kind)] as Process)
for (const { next } of cases)
  for (const target of Object.values(targets)) await round(target, { next, requests: warmUpRequests })
let exceeded = false
for (const { name, next, budget } of cases) {
  const cpu = eachKind((): number[] => [])
  const times = eachKind((): number[] => [])
  for (let count = 0; count < rounds; count++)
    for (const kind of count % 2 ? kinds : kinds.toReversed()) {
      const measured = await round(targets[kind], { next, requests: requestsPerRound })
      cpu[kind].push(measured.cpu)
      times[kind].push(...measured.times)
    }
  const ratio = (kind: Kind, proxy: Kind) =>
    median(cpu[proxy].map((spent, count) => spent / (cpu[kind][count] ?? Number.NaN)))
  const value = ratio('relay', 'hono')
  const within = value >= budget
  exceeded ||= !within
  const spent = kinds.map((kind) => `${kind} ${median(cpu[kind]).toFixed(0)}`).join(', ')
  const others = [
    `with fetch ${ratio('relay-fetch', 'hono').toFixed(2)}`,
    `of node:http ${ratio('relay', 'node').toFixed(2)}`,
    `p99 ${p99(times.relay).toFixed(1)} and ${p99(times.hono).toFixed(1)} ms`,
  ]
  console.log(
    `${name.padEnd(24)} ${value.toFixed(2)} of Hono's throughput, budget ${budget} ${within ? 'within' : 'BELOW'}   ${others.join('   ')}   µs of CPU: ${spent}`,
  )
}
for (const { end } of Object.values(targets)) end()
upstream.child.disconnect()
if (exceeded) process.exitCode = 1
