import type { Service } from './service.ts'

/** Wraps the service for work of many calls that may time out: after the signal no further call starts. */
export function stopCallsAfter(service: Service, { signal }: { signal: AbortSignal }): Service {
  const { fetch: send = fetch } = service
  return {
    ...service,
    fetch: async (url, init) => {
      signal.throwIfAborted()
      return send(url, init)
    },
  }
}
