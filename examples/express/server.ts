import { pageSecurityHeaders } from '@countersign/platform'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { withAddress } from './clientAddress.ts'
import { createPayment } from './payments.ts'
import { wallet } from './wallet.ts'

const app = express()
// Before any body parser: the handler reads the body itself.
const answerWallet = getRequestListener((request, { incoming }) =>
  wallet(withAddress(request, incoming.socket.remoteAddress)),
)
app.use((request, response, next) =>
  request.path.startsWith('/api/wallet/') ? answerWallet(request, response) : next(),
)
app.post('/api/payments', getRequestListener(createPayment))

const headers = new Headers(pageSecurityHeaders())
app.use(express.static('dist', { setHeaders: (response) => response.setHeaders(headers) }))

app.listen(Number(process.env.PORT ?? 3000))
