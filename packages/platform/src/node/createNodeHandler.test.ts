import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPlatformHandler, type PlatformHandlerOptions } from '@countersign/platform'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ada, clientId, clientSecret, createFakeService } from '../../test/fakeService.ts'

/** A service on a port, and the platform that users of Node get by the name of the package. */
async function startPlatform(service: Partial<PlatformHandlerOptions['service']> = {}) {
  const fake = createFakeService()
  let calls = 0
  const server = createServer(async (request, response) => {
    calls += 1
    const headers = { authorization: request.headers.authorization ?? '' }
    const read = await fake.fetch(new URL(request.url ?? '', 'https://service.example'), { headers })
    response.setHeader('content-type', 'application/json').end(await read.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const handle = createPlatformHandler({
    service: { baseUrl: `http://127.0.0.1:${port}/2025-10-13`, clientId, clientSecret, ...service },
    identify: async () => ada.customer,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
  })
  const read = () => handle(new Request(`https://app.test/api/wallet/quotes/${ada.quote}`))
  return { read, countCalls: () => calls }
}

test('on Node the relay reaches the service without the fetch of the runtime', async () => {
  const patched = vi.spyOn(globalThis, 'fetch')
  const { read, countCalls } = await startPlatform()

  expect((await read()).status).toBe(200)
  expect(countCalls()).toBeGreaterThan(0)
  // A page of another test file, in the same process, may still be asking its own relay.
  expect(patched.mock.calls.filter(([url]) => String(url).includes('/2025-10-13'))).toEqual([])
})

test('a fetch that is given reaches the service, also on Node', async () => {
  const given = vi.fn<typeof fetch>((url, init) => fetch(url, init))
  const { read, countCalls } = await startPlatform({ fetch: given })

  expect((await read()).status).toBe(200)
  expect(given).toHaveBeenCalledTimes(countCalls())
})
