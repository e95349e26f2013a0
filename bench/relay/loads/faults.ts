import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCaller, customerOf, forEachNumber, startRelay, uuidOf } from './startChild.ts'

/** What goes wrong at the service, and the code that the browser gets for it. */
const json = { 'content-type': 'application/json' }
const faults: Record<string, { code: string; respond: (response: ServerResponse) => void }> = {
  'never responds': { code: '504 TIMEOUT', respond: () => undefined },
  'resets the connection': {
    code: '502 PLATFORM_UNAVAILABLE',
    respond: (response) => response.socket?.resetAndDestroy(),
  },
  'responds with half a body, then nothing': {
    code: '504 TIMEOUT',
    respond: (response) => response.writeHead(200, { ...json, 'content-length': 1_000 }).write('{"id":'),
  },
  'responds with half a body, then resets': {
    code: '502 PLATFORM_UNAVAILABLE',
    respond: (response) => {
      response
        .writeHead(200, { ...json, 'content-length': 1_000 })
        .write('{"id":', () => response.socket?.resetAndDestroy())
    },
  },
  'fails with 500': {
    code: '502 PLATFORM_UNAVAILABLE',
    respond: (response) => response.writeHead(500, json).end('{"code":"INTERNAL_ERROR","message":"x"}'),
  },
  'fails with a page': {
    code: '502 PLATFORM_UNAVAILABLE',
    respond: (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>'),
  },
}
const [requestsEach, atOnce, timeoutMs] = [1_000, 200, 1_000]

export async function measureFaults(): Promise<boolean> {
  let respond = (_response: ServerResponse) => {}
  const working = new Set<ServerResponse>()
  let mostConnections = 0
  // It ends no request by itself: that is the relay's to do.
  const service = createServer({ requestTimeout: 0 }, (request, response) => {
    request.resume()
    response.on('error', () => undefined)
    working.add(response)
    response.on('close', () => working.delete(response))
    respond(response)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const relay = await startRelay(`http://127.0.0.1:${port}/v1`, { timeoutMs })
  let missed = 0

  for (const [name, fault] of Object.entries(faults)) {
    respond = fault.respond
    const caller = createCaller(relay, { connections: atOnce })
    const seen = new Map<string, number>()
    let longestMs = 0
    await forEachNumber(requestsEach, {
      atOnce,
      work: async (number) => {
        const startedAt = performance.now()
        const headers = { 'x-customer': customerOf(number) }
        const { status, text } = await caller.call('GET', `/quotes/Quote:${uuidOf(number)}`, { headers })
        longestMs = Math.max(longestMs, performance.now() - startedAt)
        const key = `${status} ${JSON.parse(text).code}`
        seen.set(key, (seen.get(key) ?? 0) + 1)
      },
    })
    caller.close()
    const freedMs = await untilFree(working)
    mostConnections = Math.max(mostConnections, await countConnections(service))
    const right = seen.get(fault.code) ?? 0
    if (right !== requestsEach || freedMs === undefined) missed += 1
    const freed = freedMs === undefined ? 'REQUESTS LEFT' : `all requests ended ${freedMs.toFixed(0)} ms later`
    const others = [...seen].filter(([code]) => code !== fault.code).map(([code, count]) => ` ${code} ${count}`)
    console.log(
      `the service ${name}: ${right} of ${requestsEach} ${fault.code}${others.join()}, at most ${longestMs.toFixed(0)} ms, ${freed}`,
    )
  }
  // Node's `fetch` opens a new connection in place of one that was cut, and keeps it for later requests.
  if (mostConnections > 2 * atOnce) missed += 1
  console.log(`connections that wait to be used again: at most ${mostConnections} for ${atOnce} requests at a time`)
  relay.end()
  service.closeAllConnections()
  service.close()
  return missed === 0
}

/** Waits until the relay has ended all requests that the service did not answer. */
async function untilFree(working: ReadonlySet<ServerResponse>): Promise<number | undefined> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 20_000) {
    if (working.size === 0) return performance.now() - startedAt
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return undefined
}

function countConnections(service: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    service.getConnections((error, connections) => (error ? reject(error) : resolve(connections)))
  })
}
