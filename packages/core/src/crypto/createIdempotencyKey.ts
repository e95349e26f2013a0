/** A fresh random key (RFC 9562 §5.4) for one intent. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID()
}
