import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTestEnclave, type TestEnclave } from '../../test/crypto/bundles.ts'
import type { Check } from '../report.ts'
import { createFixtures, type Fixtures } from './fixtures.ts'
import { openSealed, verifyStamps } from './oracle.ts'
import { answerInPieces } from './pieces.ts'
import { sealForPage } from './sealer.ts'

/** The page of one engine, served from an origin of its own. */
export type PageServer = {
  url: string
  /** Resolves when the page reports that it has finished. */
  ended: Promise<void>
  close(): void
}

const contentTypes: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self'"

/** Serves the built page and checks what it sends. `localhost` counts as secure, so there is WebCrypto. */
export async function servePage(parameters: {
  directory: string
  engine: string
  onCheck: (check: Check) => void
}): Promise<PageServer> {
  const { directory, engine, onCheck } = parameters
  const enclave = createTestEnclave()
  const fixtures = await createFixtures({ engine, enclave })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()

  const server = createServer((request, response) => {
    const pieces = answerInPieces(request.url ?? '')
    if (pieces) return void pieces.pipe(response.writeHead(202, { 'content-type': 'application/json' }))
    answer(request, { directory, fixtures, enclave, onCheck, end }).then(
      ({ type, body }) => {
        response.setHeader('content-type', type).setHeader('content-security-policy', policy)
        response.setHeader('cache-control', 'no-store').end(body)
      },
      (error: unknown) => response.writeHead(404).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    ended,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Served = {
  directory: string
  fixtures: Fixtures
  enclave: TestEnclave
  onCheck: (check: Check) => void
  end: () => void
}

async function answer(request: IncomingMessage, served: Served): Promise<{ type: string; body: string | Buffer }> {
  if (request.method === 'POST') return asJson(await answerPost(request, served))
  if (request.url === '/fixtures') return asJson(served.fixtures)
  // The page is one document and scripts in one folder, so only the last part of a path means anything.
  const file = basename(new URL(request.url ?? '/', 'http://localhost').pathname) || 'index.html'
  return { type: contentTypes[extname(file)] ?? 'text/plain', body: await readFile(join(served.directory, file)) }
}

const asJson = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })

async function answerPost(request: IncomingMessage, { enclave, onCheck, end }: Served): Promise<unknown> {
  const body = JSON.parse(await text(request))
  if (request.url === '/open') return openSealed(body, enclave)
  if (request.url === '/seal') return sealForPage(body)
  if (request.url === '/verify') return verifyStamps(body)
  if (request.url === '/check') onCheck(body)
  if (request.url === '/end') end()
  return {}
}
