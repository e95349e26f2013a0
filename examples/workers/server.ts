import { env } from 'cloudflare:workers'
import { pageSecurityHeaders } from '@countersign/platform'
import { createPayment } from './payments.ts'
import { wallet } from './wallet.ts'

const headers = Object.entries(pageSecurityHeaders())

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/wallet/')) return wallet(request)
    if (pathname === '/api/payments' && request.method === 'POST') return createPayment(request)
    const asset = await env.ASSETS.fetch(request)
    const page = new Response(asset.body, asset)
    for (const [name, value] of headers) page.headers.set(name, value)
    return page
  },
}
