import type { MiddlewareHandler } from 'hono'
import { ServiceError } from './responses.ts'

/**
 * Refuses requests that a page of another site can have a browser send. The control endpoints require no credentials,
 * so only this tells such a request from one that a developer makes.
 */
export const controlGuard: MiddlewareHandler = async (c, next) => {
  refuseOtherSites(c.req.raw)
  // Forms cannot send JSON, and other sites need a preflight for it (Fetch §4.8, CORS preflight).
  const isJson = /^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')
  if (c.req.method === 'POST' && !isJson)
    throw new ServiceError({ status: 415, code: 'INVALID_INPUT', message: 'Expected Content-Type: application/json' })
  await next()
}

/** @throws `ServiceError` 403 for a request that a page of another origin had a browser send. */
export function refuseOtherSites({ headers, url }: Request): void {
  const origin = headers.get('Origin')
  // Fetch Metadata: `none` means that the user opened the address directly.
  const site = headers.get('Sec-Fetch-Site') ?? 'none'
  const isOwnOrigin = origin === null || origin === new URL(url).origin
  if (!isOwnOrigin || (site !== 'same-origin' && site !== 'none'))
    throw new ServiceError({ status: 403, code: 'FORBIDDEN', message: 'The request came from another site' })
}
