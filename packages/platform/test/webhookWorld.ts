import type { Webhook, WebhookType } from '@countersign/core/wire'
import type { SharedStore, WebhookHandlerOptions } from '../src/exports/index.ts'
import { createWebhookHandler } from '../src/exports/index.ts'
import { createMemoryStore } from '../src/store/createMemoryStore.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** A key of the service, which signs events as the service does. */
export async function createServiceKey() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64')
  const pem = `-----BEGIN PUBLIC KEY-----\n${spki.replaceAll(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----\n`
  const sign = async (text: string) => {
    const pair = Buffer.from(await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text)))
    return toDer(pair).toString('base64')
  }
  return { pem, sign }
}

/** r and s as the two integers of a DER sequence. */
function toDer(pair: Buffer): Buffer {
  const integers = [pair.subarray(0, 32), pair.subarray(32)].map((half) => {
    const zeros = half.findIndex((byte) => byte !== 0)
    const minimal = half.subarray(zeros)
    const positive = (minimal[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.from([0]), minimal]) : minimal
    return Buffer.concat([Buffer.from([0x02, positive.length]), positive])
  })
  const body = Buffer.concat(integers)
  return Buffer.concat([Buffer.from([0x30, body.length]), body])
}

export const eventTime = Date.parse('2026-11-20T12:00:00Z')

export const transaction = {
  id: 'Transaction:0197a3a6-6b1f-7000-8000-000000000001',
  status: 'COMPLETED',
  type: 'OUTGOING',
  customerId: 'Customer:0197a3a6-6b1f-7000-8000-000000000002',
  quoteId: 'Quote:0197a3a6-6b1f-7000-8000-000000000003',
}

type EventFields = { id?: string; type?: WebhookType | string; timestamp?: string; data?: unknown }

/** The text of an event of the service. */
export function eventText({
  id = 'Webhook:1',
  type = 'OUTGOING_PAYMENT.COMPLETED',
  ...event
}: EventFields = {}): string {
  return JSON.stringify({ id, type, timestamp: new Date(eventTime).toISOString(), data: transaction, ...event })
}

/** A webhook endpoint, and a service that signs what it sends there. */
export async function createWebhookWorld(options: Partial<WebhookHandlerOptions> = {}) {
  const clock = { now: eventTime }
  const key = await createServiceKey()
  const store: SharedStore = options.store ?? createMemoryStore({ now: () => clock.now })
  const handled: Webhook[] = []
  const createServer = (own: Partial<WebhookHandlerOptions> = {}) =>
    createWebhookHandler({
      publicKeys: [key.pem],
      store,
      onEvent: async (event) => void handled.push(event),
      now: () => clock.now,
      ...options,
      ...own,
    })
  const handle = createServer()

  async function post(text: string, headers: Record<string, string>, server = handle) {
    const request = new Request('https://app.test/webhooks', { method: 'POST', headers, body: text })
    const response = await server(request)
    return { status: response.status, headers: response.headers, json: await response.json() }
  }

  const deliver = async (text = eventText(), server = handle) =>
    post(text, { 'X-Service-Signature': JSON.stringify({ v: '1', s: await key.sign(text) }) }, server)
  return { clock, key, store, handled, createServer, post, deliver }
}
