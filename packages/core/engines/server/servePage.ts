import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTestEnclave } from '../../test/crypto/bundles.ts'
import type { Check, OpenRequest } from '../report.ts'
import { createFixtures } from './fixtures.ts'
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

const json = 'application/json'
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
  const answers = new Map<string, (body: never) => unknown>([
    ['/fixtures', () => fixtures],
    ['/open', (request: OpenRequest) => openSealed(request, enclave)],
    ['/seal', sealForPage],
    ['/verify', verifyStamps],
    ['/check', onCheck],
    ['/end', () => end()],
  ])

  async function answer(path: string, sent: string): Promise<[type: string, body: string | Buffer]> {
    const find = answers.get(path)
    if (find) return [json, JSON.stringify((await find(JSON.parse(sent || '{}') as never)) ?? {})]
    // The page is one document and scripts in one folder, so only the last part of a path means anything.
    const file = basename(path) || 'index.html'
    return [contentTypes[extname(file)] ?? 'text/plain', await readFile(join(directory, file))]
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const pieces = answerInPieces(pathname)
    if (pieces) return void pieces.pipe(response.writeHead(202, { 'content-type': json }))
    try {
      const [type, body] = await answer(pathname, await text(request))
      response.setHeader('content-type', type).setHeader('content-security-policy', policy)
      response.setHeader('cache-control', 'no-store').end(body)
    } catch (error) {
      response.writeHead(404).end(String(error))
    }
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
