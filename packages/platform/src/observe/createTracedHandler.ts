import type { Attributes, Span, Tracer } from '@opentelemetry/api'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { createPlatformHandler } from '../createPlatformHandler.ts'
import { mountPathOf } from '../guards/route.ts'
import type { PlatformHandlerOptions } from '../options.ts'
import type { ServiceFetch } from '../service/serviceOptions.ts'
import { describeExchange } from './observeRequests.ts'

/**
 * Creates the relay with a span of OpenTelemetry for each request, and one for each of its calls to the service.
 *
 * Spans carry the operation, the method, the status and the code of an error, and never an address, an id or a body. The
 * spans of calls are children of their request where the host has registered a context manager, as its SDK does.
 */
export function createTracedPlatformHandler(
  options: PlatformHandlerOptions & {
    /** Default: the tracer `@countersign/platform` of the global provider. */
    readonly tracer?: Tracer
  },
): (request: Request) => Promise<Response> {
  const { tracer = trace.getTracer('@countersign/platform'), service, ...others } = options
  const { fetch: send = fetch } = service
  const mountPath = mountPathOf(options)

  const tracedFetch: ServiceFetch = (url, init) =>
    inSpan(tracer, { name: 'service', kind: SpanKind.CLIENT }, async (span) => {
      const response = await send(url, init)
      describe(span, { 'http.request.method': init.method, 'http.response.status_code': response.status })
      return response
    })
  const handle = createPlatformHandler({ ...others, service: { ...service, fetch: tracedFetch } })

  return (request) =>
    inSpan(tracer, { name: 'wallet', kind: SpanKind.SERVER }, async (span) => {
      const response = await handle(request)
      const { method, operation, status, code } = await describeExchange(request, { response, mountPath })
      if (operation) span.updateName(`wallet ${operation}`)
      describe(span, {
        'http.request.method': method,
        'http.response.status_code': status,
        'wallet.operation': operation,
        'error.type': code,
      })
      return response
    })
}

type SpanParameters = { name: string; kind: SpanKind }

function inSpan<result>(
  tracer: Tracer,
  { name, kind }: SpanParameters,
  work: (span: Span) => Promise<result>,
): Promise<result> {
  return tracer.startActiveSpan(name, { kind }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      // Without the error itself: its message may quote the request.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** A status of 500 and more is a failure of this side of the exchange; a refusal is not (OpenTelemetry, HTTP spans). */
function describe(span: Span, attributes: Attributes & { 'http.response.status_code': number }): void {
  span.setAttributes(attributes)
  if (attributes['http.response.status_code'] >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}
