import { encodeHex } from '../encoding.ts'

/**
 * Returns an id such as `AuthMethod:<uuid>` that does not exist: the same for the same text, and indistinguishable from
 * a real one without the key (UUID version 4, RFC 9562 §5.4).
 */
export async function buildDecoyId(
  type: string,
  { from, decoyKey }: { from: string; decoyKey: CryptoKey },
): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', decoyKey, new TextEncoder().encode(`${type}\n${from}`))
  const bytes = new Uint8Array(mac, 0, 16)
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6)
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8)
  return `${type}:${encodeHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`
}
