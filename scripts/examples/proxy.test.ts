import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createPlatformHandler } from '@countersign/platform'
import { createSandbox, sandboxBasePath } from '@countersign/sandbox'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

const port = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** The page's development server in front of a relay, with the proxy as the documentation writes it. */
async function startPage(parameters: { namesOrigin: boolean }): Promise<string> {
  const relay = createHttpServer(getRequestListener((request) => answer(request)))
  relay.listen(0, 'localhost')
  await once(relay, 'listening')
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: 'localhost', ws: false, proxy: { '/api': `http://localhost:${port(relay)}` } },
  })
  await vite.listen()
  onTestFinished(async () => {
    await vite.close()
    relay.close()
  })
  const page = `http://localhost:${port(vite.httpServer as Server)}`
  const sandbox = createSandbox()
  const { clientId, clientSecret } = sandbox.credentials
  const answer = createPlatformHandler({
    service: {
      baseUrl: `http://sandbox${sandboxBasePath}`,
      clientId,
      clientSecret,
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    },
    identify: async () => undefined,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
    ...(parameters.namesOrigin && { allowedOrigins: [page] }),
  })
  return page
}

async function startLogin(page: string): Promise<{ status: number; code?: string }> {
  const response = await fetch(`${page}/api/wallet/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: page },
    body: JSON.stringify({ email: 'ada@example.com' }),
  })
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, ...(code !== undefined && { code }) }
}

test("behind Vite's proxy, a relay that does not know the origin of the page refuses to be changed", async () => {
  const page = await startPage({ namesOrigin: false })

  expect(await startLogin(page)).toEqual({ status: 403, code: 'FORBIDDEN' })
})

test("behind Vite's proxy, a relay with the page in `allowedOrigins` answers it", async () => {
  const page = await startPage({ namesOrigin: true })

  expect(await startLogin(page)).toEqual({ status: 200 })
})
