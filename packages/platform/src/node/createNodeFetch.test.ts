import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { ada, baseUrl, clientId, clientSecret, createFakeService } from '../../test/fakeService.ts'
import { contentType as formType, whole as wholeForm } from '../../test/uploadForms.ts'
import { createPlatformHandler } from '../exports/index.ts'
import { createNodeFetch } from '../exports/node.ts'
import { largestResponse } from '../service/callService.ts'

const basePath = new URL(baseUrl).pathname

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** A service on a port that answers reads like the service of the other tests, and everything else with `respond`. */
async function startService(respond: (response: ServerResponse) => void) {
  const fake = createFakeService()
  const received: Received[] = []
  let connections = 0
  const service = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    if (method === 'GET') {
      const read = await fake.fetch(new URL(url, baseUrl), { headers: { authorization: headers.authorization ?? '' } })
      return json(response, await read.json())
    }
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ method, url, headers, body })
    return respond(response)
  })
  service.on('connection', () => (connections += 1))
  const { port } = await listen(service)
  return { ...startPlatform(`http://127.0.0.1:${port}${basePath}/`), received, countConnections: () => connections }
}

function startPlatform(serviceUrl: string) {
  const handle = createPlatformHandler({
    service: { baseUrl: serviceUrl, clientId, clientSecret, fetch: createNodeFetch() },
    identify: async () => ada.customer,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
    operations: ['createDocument'],
  })
  const call = async (method: string, path: string, { body = '', contentType = 'application/json' } = {}) => {
    const headers = { origin: 'https://app.test', ...(body && { 'content-type': contentType }) }
    const init = { method, headers, ...(body && { body }) }
    const response = await handle(new Request(`https://app.test/api/wallet${path}`, init))
    const text = await response.text()
    return { status: response.status, text, headers: response.headers }
  }
  const execute = () => call('POST', `/quotes/${ada.quote}/execute`, { body: '{ }' })
  return { call, execute }
}

async function listen(server: Server): Promise<AddressInfo> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return server.address() as AddressInfo
}

function json(response: ServerResponse, body: unknown) {
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const codeOf = (text: string) => (JSON.parse(text) as { code: string }).code

test('sends what fetch would send, and returns the response byte for byte', async () => {
  const body = '{ "name":\r\n "caf\u00e9 \\u0041",\t"a":1.0 }'
  const date = 'Fri, 20 Nov 2026 12:00:00 GMT'
  const { execute, received } = await startService((response) => {
    response.writeHead(200, { 'content-type': 'application/json', date, 'set-cookie': ['a=1', 'b=2'], server: 's' })
    // In pieces, one of which ends in the middle of a letter.
    const bytes = Buffer.from(body)
    response.write(bytes.subarray(0, bytes.indexOf(0xc3) + 1))
    response.end(bytes.subarray(bytes.indexOf(0xc3) + 1))
  })

  const answer = await execute()

  expect([answer.status, answer.text]).toEqual([200, body])
  expect([answer.headers.get('date'), answer.headers.get('set-cookie')]).toEqual([date, null])
  expect(received).toEqual([
    {
      method: 'POST',
      url: `${basePath}/quotes/${ada.quote}/execute`,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
        connection: 'keep-alive',
        'content-length': '3',
        'content-type': 'application/json',
        host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
        'user-agent': 'node',
      },
      body: '{ }',
    },
  ])
})

test('uses one connection for one request after another', async () => {
  const { call, countConnections } = await startService((response) => json(response, { data: [], hasMore: false }))

  for (let count = 0; count < 5; count++) expect((await call('GET', '/transactions')).status).toBe(200)

  expect(countConnections()).toBe(1)
})

test.each<[string, (response: ServerResponse) => void]>([
  [
    'compresses without being asked to',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      response.end(gzipSync('{"id":"x"}'))
    },
  ],
  ['redirects', (response) => response.writeHead(307, { location: '/v1/elsewhere' }).end()],
  [
    'sends more than fits',
    (response) => {
      const chunk = Buffer.alloc(64 * 1024, ' ')
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.on('drain', more)
      more()
    },
  ],
])('refuses the response of a service that %s, and asks for no other', async (_how, respond) => {
  const { execute, received } = await startService(respond)

  const answer = await execute()

  expect([answer.status, codeOf(answer.text)]).toEqual([502, 'UNEXPECTED_RESPONSE'])
  expect(received).toHaveLength(1)
})

test.each([
  [0, 200],
  [1, 502],
])('a response %i bytes above the limit gets %i', async (above, status) => {
  const { execute } = await startService((response) => json(response, 'x'.repeat(largestResponse + above - 2)))

  expect((await execute()).status).toBe(status)
})

test('a connection that becomes something else than HTTP is a service that cannot be reached', async () => {
  const { execute } = await startService((response) => {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n')
  })

  const answer = await execute()

  expect([answer.status, codeOf(answer.text)]).toEqual([502, 'PLATFORM_UNAVAILABLE'])
})

test('a call that was given up before it began is not sent', async () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    json(response, {})
  })
  const { port } = await listen(server)
  const init = { method: 'GET', headers: {}, body: null, redirect: 'manual', signal: AbortSignal.abort() } as const

  await expect(createNodeFetch()(`http://127.0.0.1:${port}/`, init)).rejects.toMatchObject({ name: 'AbortError' })

  expect(calls).toBe(0)
})

test('streams a file', async () => {
  const { call, received } = await startService((response) => json(response, { id: 'Document:1' }))

  const answer = await call('POST', '/documents', { body: wholeForm, contentType: formType })

  expect(answer.status).toBe(200)
  expect(received.map(({ body }) => body.includes('%PDF-'))).toEqual([true])
})

test('an address with https: is reached over TLS only', async () => {
  const bytes: Buffer[] = []
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      bytes.push(chunk)
      socket.destroy()
    })
  })
  const { port } = await listen(server)

  const answer = await startPlatform(`https://127.0.0.1:${port}/v1`).call('GET', '/transactions')

  expect([answer.status, codeOf(answer.text)]).toEqual([502, 'PLATFORM_UNAVAILABLE'])
  // A record of the TLS handshake (RFC 8446 §5.1).
  const [record] = bytes[0] ?? []
  expect(record).toBe(22)
  expect(Buffer.concat(bytes).toString('latin1')).not.toContain('Basic')
})
