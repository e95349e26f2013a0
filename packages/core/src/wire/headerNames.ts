/**
 * Literals of the wire that carry a deployment's own word. The defaults are the neutral spelling; a live deployment
 * overrides them where the client, the platform and the sandbox are created.
 */
export type HeaderNames = {
  /** Request header that carries the stamp of a signed request. */
  readonly walletSignatureHeader: string
}

export const defaultHeaderNames: HeaderNames = {
  walletSignatureHeader: 'Service-Wallet-Signature',
}

/** Headers without a brand. */
export const requestIdHeader = 'Request-Id'
export const idempotencyKeyHeader = 'Idempotency-Key'
export const retryAfterHeader = 'Retry-After'

/** The relay's mark on a response that carries no time of the service: servers write a `Date` of their own into it. */
export const ownDateHeader = 'Countersign-Own-Date'

/**
 * What the relay says with a list of sessions: `ends` means that ending one of them ends the platform's own session on that
 * device, too.
 */
export const platformSessionHeader = 'Countersign-Platform-Session'

/** Carries the service's signature of an event: ECDSA over P-256 and SHA-256, DER, of the raw bytes of the body. */
export const webhookSignatureHeader = 'X-Service-Signature'
