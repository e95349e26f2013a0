import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPlatformHandler, type ServiceFetch } from '../src/exports/index.ts'
import { createNodeFetch } from '../src/exports/node.ts'
import { ada, clientId, clientSecret } from './fakeService.ts'

/** A service on a port that breaks in one way, and the platform in front of it. */
async function startBrokenService(
  respond: (response: ServerResponse) => void,
  { timeoutMs, send }: { timeoutMs: number; send: ServiceFetch },
) {
  const working = new Set<ServerResponse>()
  const service = createServer((request, response) => {
    request.resume()
    response.on('error', () => undefined)
    response.on('close', () => working.delete(response))
    working.add(response)
    respond(response)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const { port } = service.address() as AddressInfo
  const handle = createPlatformHandler({
    service: { baseUrl: `http://127.0.0.1:${port}/v1`, clientId, clientSecret, timeoutMs, fetch: send },
    identify: async () => ada.customer,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
  })
  const read = async () => {
    const response = await handle(new Request(`https://app.test/api/wallet/quotes/${ada.quote}`))
    const { code } = (await response.json()) as { code: string }
    return `${response.status} ${code}`
  }
  return { read, working }
}

const json = { 'content-type': 'application/json' }
const half = { ...json, 'content-length': 1_000 }

const faults: [string, string, (response: ServerResponse) => void][] = [
  ['never responds', '504 TIMEOUT', () => undefined],
  ['resets the connection', '502 PLATFORM_UNAVAILABLE', ({ socket }) => socket?.resetAndDestroy()],
  ['stops in the middle of its response', '504 TIMEOUT', (response) => response.writeHead(200, half).write('{"id":')],
  [
    'resets in the middle of its response',
    '502 PLATFORM_UNAVAILABLE',
    (response) => response.writeHead(200, half).write('{"id":', () => response.socket?.resetAndDestroy()),
  ],
  ['fails', '502 PLATFORM_UNAVAILABLE', (response) => response.writeHead(500, json).end('{"code":"INTERNAL_ERROR"}')],
  ['fails with a page', '502 PLATFORM_UNAVAILABLE', (response) => response.writeHead(503).end('<h1>Back soon</h1>')],
]

const fetches: [string, ServiceFetch][] = [
  ['fetch', fetch],
  ['createNodeFetch', createNodeFetch()],
]
const cases = faults.flatMap(([how, expected, respond]) =>
  fetches.map(([name, send]) => [how, expected, name, respond, send] as const),
)

test.each(cases)(
  'of a service that %s the browser gets %s over %s, and no request to it stays open',
  async (_how, expected, _name, respond, send) => {
    // Only what never ends is waited for in vain.
    const timeoutMs = expected === '504 TIMEOUT' ? 150 : 30_000
    const { read, working } = await startBrokenService(respond, { timeoutMs, send })

    const answers = await Promise.all(Array.from({ length: 20 }, read))

    expect(new Set(answers)).toEqual(new Set([expected]))
    await expect.poll(() => working.size).toBe(0)
  },
)
