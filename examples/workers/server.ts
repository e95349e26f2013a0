import { createPayment } from './payments.ts'
import { wallet } from './wallet.ts'

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/wallet/')) return wallet(request)
    if (pathname === '/api/payments' && request.method === 'POST') return createPayment(request)
    return new Response('Not found', { status: 404 })
  },
}
