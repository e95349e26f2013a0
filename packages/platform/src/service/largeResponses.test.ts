import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'

const answers: Record<string, Buffer> = {
  '/small': gzipSync('{"note":"x"}'),
  '/unpacks-to-50-MB': gzipSync(`{"note":"${'a'.repeat(50_000_000)}"}`),
  '/packed-twice': gzipSync(gzipSync(`{"note":"${'a'.repeat(50_000_000)}"}`)),
}
let server: Server
let base: string

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const encoding = url === '/packed-twice' ? 'gzip, gzip' : 'gzip'
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
    response.end(answers[url])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test.each([
  ['/small', 200],
  ['/unpacks-to-50-MB', 502],
  ['/packed-twice', 502],
])('the compressed response %s gets %i', async (path, status) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ url }) => (url.endsWith('/execute') ? fetch(base + path) : undefined)

  const answer = await platform.call('POST', `/quotes/${ada.quote}/execute`)

  expect(answer.status).toBe(status)
  expect(answer.bytes.length).toBeLessThan(200)
})
