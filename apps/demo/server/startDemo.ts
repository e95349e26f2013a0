import { join } from 'node:path'
import { updatePlatformConfig } from '@countersign/core/wire'
import { createServiceClient } from '@countersign/platform/service'
import { createSandbox } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'
import { serve } from '@hono/node-server'
import { findDecoy } from './customers/findDecoy.ts'
import { beginEarlier, liveThrough } from './customers/liveThrough.ts'
import { createDemoApp } from './demoApp.ts'
import { onFreePort } from './listen.ts'
import { createLiveParts } from './liveParts.ts'
import type { DemoOptions, LiveService } from './options.ts'
import { createPages } from './pages.ts'
import { createSandboxParts } from './sandboxParts.ts'
import { webhookPath } from './walletHandler.ts'

const host = '127.0.0.1'
const firstSandboxPort = 4010
// Longer than clients keep a connection: a request on a connection that is just being closed would be reset.
const keepAliveTimeout = 75_000
const builtPages = join(import.meta.dirname, '../dist')

export type Demo = {
  /** Address of the wallet. */
  url: string
  /** Base URL of the service behind it: the sandbox that was started with it, or the given one. */
  serviceUrl: string
  close(): Promise<void>
}

/**
 * Starts the platform's server, and a sandbox on a port of its own unless a service is given. The page has to be built.
 *
 * @throws `Error` when the page is not built, when no port is free, or when the decoy of a live service cannot be used.
 */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { port = 4000, service, allowedHosts, pagesDirectory = builtPages } = options
  const pages = await createPages({ directory: pagesDirectory })
  const backend = await (service ? startLive(service, options) : startSandboxed(options))
  const app = createDemoApp({ ...backend.parts, pages, allowedHosts })
  const server = await onFreePort(port, (free) => listen(app.fetch, { port: free }))
  const url = `http://localhost:${server.port}`
  await backend.servePage(url)
  return {
    url,
    serviceUrl: backend.serviceUrl,
    close: async () => {
      await server.close()
      await backend.close()
    },
  }
}

async function startLive(service: LiveService, options: DemoOptions) {
  const { decoyCustomerId } = options
  const decoy =
    decoyCustomerId === undefined
      ? undefined
      : await findDecoy(createServiceClient(service), { customerId: decoyCustomerId })
  const parts = createLiveParts({ service, options, decoy })
  return { parts, serviceUrl: service.baseUrl, close: () => Promise.resolve(), servePage: () => Promise.resolve() }
}

async function startSandboxed(options: DemoOptions) {
  const { walletSignatureHeader } = options
  // The page's address is known once it has a port; the sandbox reads it at each use.
  const origins: string[] = []
  const sandbox = createSandbox({
    // Browsers remember the payments of an earlier start by their ids.
    seed: crypto.randomUUID(),
    now: beginEarlier,
    signatureHeaders: walletSignatureHeader ? [walletSignatureHeader] : [],
    passkeys: { rpId: 'localhost', origins },
    verification: 'at creation',
  })
  const server = await onFreePort(firstSandboxPort, (port) => startSandboxServer({ sandbox, port, host }))
  const service = { baseUrl: server.baseUrl, ...sandbox.credentials }
  const { people, ...parts } = await createSandboxParts({ sandbox, service, options })
  await liveThrough({ sandbox, service, people })
  const servePage = async (url: string) => {
    origins.push(url)
    await createServiceClient(service).call(updatePlatformConfig, { body: { webhookEndpoint: url + webhookPath } })
  }
  return { parts, serviceUrl: server.baseUrl, close: server.close, servePage }
}

type Listening = { port: number; close(): Promise<void> }

function listen(fetch: Parameters<typeof serve>[0]['fetch'], parameters: { port: number }): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const { port: wanted } = parameters
    const server = serve({ fetch, port: wanted, hostname: host, serverOptions: { keepAliveTimeout } }, ({ port }) => {
      server.off('error', reject)
      resolve({
        port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            // Browsers keep connections open for a next request that will not come.
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    })
    server.once('error', reject)
  })
}
