import type { ServiceOptions } from '../options.ts'

/** The same service for work of many calls that may run out of time: after the signal no further call starts. */
export function stopCallsAfter(service: ServiceOptions, { signal }: { signal: AbortSignal }): ServiceOptions {
  const { fetch: send = fetch } = service
  return {
    ...service,
    fetch: async (input, init) => {
      signal.throwIfAborted()
      return send(input, init)
    },
  }
}
