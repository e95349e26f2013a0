import { pageSecurityHeaders } from '@countersign/platform'
import { isAllowedHost } from '@countersign/sandbox/node'
import type { MiddlewareHandler } from 'hono'

const headers = Object.entries(pageSecurityHeaders())

/** Sets the headers that the platform package recommends on every response. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value)
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}

/**
 * Refuses requests under a name that was not allowed: its owner could point it at this machine and read the inbox as a
 * page of the same origin.
 */
export function allowedHostsOnly(parameters: { allowedHosts: readonly string[] | undefined }): MiddlewareHandler {
  return async (c, next) => {
    if (isAllowedHost(c.req.url, parameters)) return next()
    return c.text('The demo is served at localhost. Allow another host name with DEMO_ALLOWED_HOSTS.', 403)
  }
}

/** Refuses what another site made the browser send to the demo's own endpoints. */
export const sameOriginOnly: MiddlewareHandler = async (c, next) => {
  const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  const sameOrigin = c.req.header('Origin') === new URL(c.req.url).origin
  const json = c.req.header('Content-Type')?.split(';')[0] === 'application/json'
  if (writes && !(sameOrigin && json))
    return c.json({ code: 'FORBIDDEN', message: 'The request came from another site' }, 403)
  return next()
}
