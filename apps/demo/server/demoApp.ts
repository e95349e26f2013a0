import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, type Handler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ConnectionAddresses } from './connectionAddresses.ts'
import type { FaultyHandler } from './faults.ts'
import { allowedHostsOnly, securityHeaders } from './securityHeaders.ts'
import { walletMountPath, webhookPath } from './walletHandler.ts'

/** What the page needs before it can start. Nothing in it is secret. */
export type PageConfig = {
  environment: 'sandbox' | 'production'
  /** Signer keys to pin; absent: the library's keys for production. */
  trust?: { otpBundle: readonly string[]; export: readonly string[] }
  walletSignatureHeader: string | null
  /** How long a user may be idle before the wallet locks. */
  idleLockMs: number
  /** Whether there is a panel with the inbox and the faults, a way to create a wallet, and an identity provider. */
  backstage: boolean
}

export type DemoAppParameters = {
  config: PageConfig
  wallet: FaultyHandler
  /** Takes the service's events. */
  webhooks?: ((request: Request) => Promise<Response>) | undefined
  addresses: ConnectionAddresses
  pages: Handler
  /** Names that the demo may be opened by, besides `localhost` and IP addresses. */
  allowedHosts?: readonly string[] | undefined
  /** Routes that exist only with a sandbox. */
  sandboxRoutes?: { customers: Hono; identity: Hono; backstage: Hono } | undefined
}

/** The platform's server: the built page, the wallet below `/api/wallet`, and the demo's own few endpoints. */
export function createDemoApp(parameters: DemoAppParameters): Hono<{ Bindings: HttpBindings }> {
  const { config, wallet, webhooks, addresses, pages, allowedHosts, sandboxRoutes } = parameters
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(securityHeaders)
  app.use(allowedHostsOnly({ allowedHosts }))
  app.all(`${walletMountPath}/*`, async (c) => {
    addresses.note(c)
    const response = await wallet(c.req.raw)
    if (response) return response
    breakOff(c.env.outgoing)
    return RESPONSE_ALREADY_SENT
  })
  if (webhooks) app.all(webhookPath, (c) => webhooks(c.req.raw))
  // The wallet and the events limit their own.
  app.use('/demo/*', bodyLimit({ maxSize: 64 * 1024, onError: bodyTooLarge }))
  app.get('/demo/config', (c) => c.json(config))
  if (sandboxRoutes) {
    app.route('/demo/customers', sandboxRoutes.customers)
    app.route('/demo/identity', sandboxRoutes.identity)
    app.route('/demo/backstage', sandboxRoutes.backstage)
  }
  app.all('/demo/*', (c) => c.json({ code: 'REFERENCE_NOT_FOUND', message: 'There is nothing here' }, 404))
  app.get('*', pages)
  return app
}

function bodyTooLarge(c: Context): Response {
  return c.json({ code: 'INVALID_INPUT', message: 'The body is too large' }, 413)
}

/**
 * Browsers repeat by themselves a request that gets no response at all, so a response is started and never finished.
 */
function breakOff(outgoing: HttpBindings['outgoing']): void {
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 })
  outgoing.write('{', () => outgoing.destroy())
}
