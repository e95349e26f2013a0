import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createPayment } from './payments.ts'
import { wallet } from './wallet.ts'

const app = new Hono()
app.all('/api/wallet/*', (context) => wallet(context.req.raw))
app.post('/api/payments', (context) => createPayment(context.req.raw))

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) })
