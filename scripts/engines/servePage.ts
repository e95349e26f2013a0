import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Check, OpenRequest } from '../../packages/core/engines/report.ts'
import { createFixtures } from '../../packages/core/engines/server/fixtures.ts'
import { openSealed, verifyStamps } from '../../packages/core/engines/server/oracle.ts'
import { answerInPieces } from '../../packages/core/engines/server/pieces.ts'
import { sealForPage } from '../../packages/core/engines/server/sealer.ts'
import { createTestEnclave } from '../../packages/core/test/crypto/bundles.ts'

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self'"

/**
 * Serves the built page from an origin of its own, and checks what it sends. `ended` resolves when the page reports that it has
 * finished. `localhost` counts as secure, so there is WebCrypto.
 */
export async function servePage({ directory, onCheck }: { directory: string; onCheck: (check: Check) => unknown }) {
  const enclave = createTestEnclave()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const answers: { readonly [path: string]: (body: never) => unknown } = {
    '/fixtures': () => createFixtures(enclave),
    '/open': (request: OpenRequest) => openSealed(request, enclave),
    '/seal': sealForPage,
    '/verify': verifyStamps,
    '/check': onCheck,
    '/end': () => end(),
  }
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header('content-security-policy', policy)
    context.header('cache-control', 'no-store')
  })
  for (const [path, answer] of Object.entries(answers))
    app.post(path, async (context) =>
      context.json(((await answer((await context.req.json()) as never)) ?? {}) as object),
    )
  app.post('/pieces/:length/:index/*', (context) => {
    const pieces = answerInPieces(context.req.param())
    return new Response(Readable.toWeb(pieces) as ReadableStream, {
      status: 202,
      headers: { 'content-type': 'application/json' },
    })
  })
  app.get('*', serveStatic({ root: directory }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' })
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, ended, close: () => server.close() }
}
