import { idempotencyKeyHeader } from '@countersign/core/wire'
import type { PlatformContext } from './context.ts'
import { hashToHex } from './encoding.ts'
import type { RequestBody } from './guards/body.ts'
import { readRelayedHeaders } from './guards/headers.ts'
import type { Route } from './guards/route.ts'
import { buildPath } from './guards/route.ts'
import type { ServiceCall } from './service/callService.ts'

type CallParameters = {
  readonly request: Request
  readonly route: Route
  readonly query?: Readonly<Record<string, string>>
  readonly body: RequestBody | undefined
  /** The customer of the request. */
  readonly customerId: string
}

/**
 * Builds the call to the service from checked parts only.
 *
 * @throws `Refusal` 400 for a header that may not pass.
 */
export function buildCall(
  { headerNames }: Pick<PlatformContext, 'headerNames'>,
  { request, route, query = {}, body, customerId }: CallParameters,
): ServiceCall {
  const { operation, pathIds } = route
  const headers = readRelayedHeaders(request.headers, { operation, headerNames })
  const key = headers[idempotencyKeyHeader]
  if (key !== undefined) headers[idempotencyKeyHeader] = scopeIdempotencyKey(key, { customerId })
  const { upload, bytes } = body ?? {}
  return { method: operation.method, path: buildPath(operation, pathIds), query, headers, body: bytes, upload }
}

/**
 * The service returns the first response for a repeated key, and to it all customers of the platform are one caller. So
 * each customer gets keys of their own: the same key always maps to the same one, and never to another customer's.
 */
function scopeIdempotencyKey(key: string, { customerId }: { customerId: string }) {
  return hashToHex(`${customerId}\n${key}`)
}
