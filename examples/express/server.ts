import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { createPayment } from './payments.ts'
import { wallet } from './wallet.ts'

const app = express()
// Before any body parser: the handler reads the body itself.
const answerWallet = getRequestListener(wallet)
app.use((request, response, next) =>
  request.path.startsWith('/api/wallet/') ? answerWallet(request, response) : next(),
)
app.post('/api/payments', getRequestListener(createPayment))
app.use(express.static('dist'))

app.listen(Number(process.env.PORT ?? 3000))
