import type { HeaderNames, Operation } from '@countersign/core/wire'
import { idempotencyKeyHeader, requestIdHeader } from '@countersign/core/wire'
import { refuse } from '../responses.ts'

/** The longest accepted value of each header, in characters. A stamp is about 300. */
const longest = { stamp: 4096, requestId: 255, idempotencyKey: 255 }

/**
 * Returns the headers that are forwarded to the service: only those that the operation itself declares.
 *
 * @throws `Refusal` 400 when one of them is not plain printable ASCII or is too long.
 */
export function readRelayedHeaders(
  headers: Headers,
  { operation, headerNames }: { operation: Operation; headerNames: HeaderNames },
): Record<string, string> {
  const names: [string, number][] = []
  if (operation.walletSignature) names.push([headerNames.walletSignatureHeader, longest.stamp])
  if (operation.walletSignature === 'signed-retry') names.push([requestIdHeader, longest.requestId])
  if (operation.idempotent) names.push([idempotencyKeyHeader, longest.idempotencyKey])

  const relayed: Record<string, string> = {}
  for (const [name, maximum] of names) {
    const value = headers.get(name)
    if (value === null) continue
    if (value.length > maximum || !/^[\x20-\x7e]+$/.test(value))
      throw refuse(400, { code: 'INVALID_INPUT', message: `The header ${name} is too long or not plain text` })
    relayed[name] = value
  }
  return relayed
}
