/** A request to the service, as the relay hands it to `ServiceOptions.fetch`. */
export type ServiceFetchInit = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** A stream for a form with a file. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null
  readonly duplex?: 'half'
  readonly redirect: 'manual'
  readonly signal: AbortSignal
}

/** What the relay reads of a response. */
export type ServiceFetchResponse = {
  readonly status: number
  /** Asked for names in lower case. */
  readonly headers: { readonly get: (name: string) => string | null }
  /** A stream, or all of it where it has been received already. */
  readonly body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null
}

/** The part of `fetch` that the relay calls the service with: every `fetch` is one. */
export type ServiceFetch = (url: string, init: ServiceFetchInit) => Promise<ServiceFetchResponse>

/** The address of the service and the platform's credentials for it. Server side only. */
export type ServiceOptions = {
  /** Base URL with its version at the end, e.g. `https://service.example/2025-10-13`. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /**
   * The `fetch` that reaches the service. Default: on Node `createNodeFetch()` of `@countersign/platform/node`, which takes
   * half the processor time of Node's own `fetch` and is not seen by what patches that; elsewhere the runtime's own.
   */
  readonly fetch?: ServiceFetch
  /** How long one call to the service may take, response included, in milliseconds. Default 15 000. */
  readonly timeoutMs?: number
  /**
   * Where this deployment lists internal accounts. Default `/internal-accounts`; some have it at
   * `/customers/internal-accounts`. The browser uses the default in any case.
   */
  readonly internalAccountsPath?: string
}
