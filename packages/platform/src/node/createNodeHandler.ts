import { createPlatformHandler as createHandler } from '../createPlatformHandler.ts'
import type { PlatformHandlerOptions } from '../options.ts'
import { createNodeFetch } from './createNodeFetch.ts'

/** `createPlatformHandler` on Node: unless a `fetch` is given, it reaches the service with `createNodeFetch`. */
export function createPlatformHandler(options: PlatformHandlerOptions): (request: Request) => Promise<Response> {
  const { service } = options
  return createHandler({ ...options, service: { ...service, fetch: service.fetch ?? createNodeFetch() } })
}
