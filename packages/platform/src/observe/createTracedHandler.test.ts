import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, SpanOptions, Tracer } from '@opentelemetry/api'
import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { afterAll, expect, test } from 'vitest'
import { ada, baseUrl, clientId, clientSecret, createFakeService } from '../../test/fakeService.ts'
import { createTracedPlatformHandler } from './createTracedHandler.ts'

/** What a host's SDK does with spans, as far as the tests look at it. */
type SeenSpan = { name: string; attributes: Attributes; failed: boolean; ended: boolean; parent: string | undefined }

const contexts = new AsyncLocalStorage<Context>()
context.setGlobalContextManager({
  active: () => contexts.getStore() ?? ROOT_CONTEXT,
  with: (active, work, self, ...values) => contexts.run(active, () => work.apply(self, values)),
  bind: (_active, target) => target,
  enable() {
    return this
  },
  disable() {
    return this
  },
})
afterAll(() => context.disable())

function createSeenTracer() {
  const spans: SeenSpan[] = []
  const spanOf = new Map<Span, SeenSpan>()
  const startActiveSpan = (name: string, _options: SpanOptions, work: (span: Span) => unknown) => {
    const active = trace.getSpan(context.active())
    const seen: SeenSpan = {
      name,
      attributes: {},
      failed: false,
      ended: false,
      parent: active && spanOf.get(active)?.name,
    }
    const span = {
      updateName: (next: string) => Object.assign(seen, { name: next }),
      setAttributes: (attributes: Attributes) => Object.assign(seen.attributes, attributes),
      setStatus: () => Object.assign(seen, { failed: true }),
      end: () => Object.assign(seen, { ended: true }),
    } as unknown as Span
    spans.push(seen)
    spanOf.set(span, seen)
    return context.with(trace.setSpan(context.active(), span), () => work(span))
  }
  return { spans, tracer: { startActiveSpan } as unknown as Tracer }
}

function tracedPlatform() {
  const service = createFakeService()
  const { spans, tracer } = createSeenTracer()
  const handle = createTracedPlatformHandler({
    tracer,
    service: { baseUrl, clientId, clientSecret, fetch: service.fetch },
    identify: async () => ada.customer,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
  })
  return { service, spans, get: (path: string) => handle(new Request(`https://app.test/api/wallet${path}`)) }
}

test('a request is a span with its operation, and its calls to the service are children', async () => {
  const { spans, get } = tracedPlatform()

  const response = await get(`/transactions/${ada.transaction}`)

  expect(response.status).toBe(200)
  expect(spans).toEqual([
    {
      name: 'wallet getTransaction',
      attributes: {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'wallet.operation': 'getTransaction',
        'error.type': undefined,
      },
      failed: false,
      ended: true,
      parent: undefined,
    },
    {
      name: 'service',
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
      failed: false,
      ended: true,
      parent: 'wallet',
    },
  ])
})

test('a service that cannot be reached fails both spans, without the words of the error', async () => {
  const { service, spans, get } = tracedPlatform()
  service.intercept = () => {
    throw new Error(`connect ECONNREFUSED ${baseUrl} ${clientSecret}`)
  }

  const response = await get(`/transactions/${ada.transaction}`)

  expect(response.status).toBe(502)
  expect(spans.map(({ failed, ended }) => [failed, ended])).toEqual([
    [true, true],
    [true, true],
  ])
  expect(JSON.stringify(spans)).not.toContain(clientSecret)
  expect(JSON.stringify(spans)).not.toContain(ada.transaction)
})
