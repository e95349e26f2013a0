import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { join } from 'node:path'
import { keepFigures } from '../../scripts/quality/figures.ts'

/**
 * What the relay costs next to a bare proxy, in one run. Both are processes of their own in front of the same upstream
 * server and take turns. The ratio compares the processor time of the two per request, which is what limits throughput
 * on a core, and which other work on the machine does not change. Run it with `pnpm bench:relay`.
 */
const rounds = 9
const requestsPerRound = 1_500
const connections = 16
const budget = 0.8

type Process = {
  renew(): void
  call(body: RequestSpec): Promise<number>
  cpu(): Promise<number>
  end(): void
}
type RequestSpec = { method: string; path: string; customer: string; body?: object; key?: string }

async function start(file: string, ...parameters: string[]) {
  const child = fork(join(import.meta.dirname, file), parameters)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
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

const cases: readonly { name: string; next: () => RequestSpec; guarded?: boolean }[] = [
  { name: 'GET quote, owner cached', next: () => ({ ...of(1), method: 'GET', path: `/quotes/Quote:${id(1)}` }) },
  { name: 'GET 20 transactions', next: () => ({ ...of(1), method: 'GET', path: '/transactions' }) },
  {
    name: 'POST execute',
    next: () => ({ ...of(1), method: 'POST', path: `/quotes/Quote:${id(1)}/execute`, body: {}, key: id(++requests) }),
  },
  {
    name: 'POST a new quote',
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
    name: 'GET quote, new customer',
    guarded: true,
    next: () => {
      const customer = ++requests + 1000
      return { ...of(customer), method: 'GET', path: `/quotes/Quote:${id(customer)}` }
    },
  },
]

async function round(target: Process, next: () => RequestSpec) {
  target.renew()
  const before = await target.cpu()
  const times: number[] = []
  let left = requestsPerRound
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) times.push(await target.call(next()))
    }),
  )
  return { cpu: (await target.cpu()) - before, times }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0

const upstream = await start('upstream.ts')
const targets = { relay: await startTarget('relay', upstream.url), proxy: await startTarget('proxy', upstream.url) }
let exceeded = false
for (const { name, next, guarded } of cases) {
  const cpu = { relay: [] as number[], proxy: [] as number[] }
  const times = { relay: [] as number[], proxy: [] as number[] }
  for (let count = -1; count < rounds; count++)
    for (const kind of count % 2 ? (['relay', 'proxy'] as const) : (['proxy', 'relay'] as const)) {
      const measured = await round(targets[kind], next)
      // The first round warms up.
      if (count < 0) continue
      cpu[kind].push(measured.cpu / requestsPerRound)
      times[kind].push(...measured.times)
    }
  const ratio = median(cpu.proxy) / median(cpu.relay)
  const verdict = guarded ? 'a wall: no budget' : ratio >= budget ? 'within' : 'BELOW'
  exceeded ||= verdict === 'BELOW'
  if (!guarded)
    keepFigures('benches', {
      [`relay: ${name}`]: { value: ratio, unit: 'of the throughput of a proxy', budget, within: ratio >= budget },
    })
  console.log(
    `${name.padEnd(26)} relay ${median(cpu.relay).toFixed(0)} µs of CPU, proxy ${median(cpu.proxy).toFixed(0)}   throughput ${ratio.toFixed(2)} of the proxy's   p99 ${p99(times.relay).toFixed(1)} and ${p99(times.proxy).toFixed(1)} ms   ${verdict}`,
  )
}
for (const { end } of Object.values(targets)) end()
upstream.child.kill()
if (exceeded) process.exitCode = 1
