import { createHash } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** base58check without a version byte, written independently of the reader; with another checksum on demand. */
export function encodeBase58Check(payload: Uint8Array, checksum?: Uint8Array): string {
  const bytes = Buffer.concat([payload, checksum ?? sha256(sha256(payload)).subarray(0, 4)])
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = alphabet.charAt(Number(number % 58n)) + text
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}
