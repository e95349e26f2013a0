import { existsSync } from 'node:fs'
import { pageSecurityHeaders } from '@countersign/platform'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { withAddress } from './clientAddress.ts'
import { createPayment } from './payments.ts'
import { wallet } from './wallet.ts'

const app = new Hono()
app.all('/api/wallet/*', (context) => wallet(withAddress(context.req.raw, getConnInfo(context).remote.address)))
app.post('/api/payments', (context) => createPayment(context.req.raw))

// The page that `npm run build` writes. During development, Vite serves it.
const headers = Object.entries(pageSecurityHeaders())
const setHeaders = (_path: string, context: { header(name: string, value: string): void }) => {
  for (const [name, value] of headers) context.header(name, value)
}
if (existsSync('./dist')) app.use(serveStatic({ root: './dist', onFound: setHeaders }))

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) })
