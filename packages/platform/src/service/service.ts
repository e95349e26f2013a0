import type { ServiceResponse } from './callService.ts'
import { createLeakCheck } from './credentialLeak.ts'
import type { ServiceOptions } from './serviceOptions.ts'

/** The service as the relay calls it: the platform's options, and what every call needs of the credentials. */
export type Service = ServiceOptions & {
  /** Value of the `Authorization` header. `undefined`: a call without credentials. */
  readonly authorization: string | undefined
  /** Returns whether a text repeats the credentials. */
  readonly holdsCredentials: (text: string) => boolean
  /** A resource that is read at most once for the request that is being answered. */
  readonly once?: { readonly path: string; answer?: Promise<ServiceResponse> }
}

/**
 * Returns the service for one request that reads a resource: the response that proves whose it is, is the one that is
 * relayed.
 */
export function readOnce(service: Service, { path }: { path: string }): Service {
  return { ...service, once: { path } }
}

/** Prepares once what each call would otherwise compute again. */
export function createService(options: ServiceOptions): Service {
  return {
    ...options,
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    authorization: basicCredentials(options),
    holdsCredentials: createLeakCheck(options),
  }
}

/** RFC 7617: user id and password joined by a colon, as UTF-8, in base64. */
function basicCredentials({ clientId, clientSecret }: ServiceOptions) {
  const bytes = new TextEncoder().encode(`${clientId}:${clientSecret}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
