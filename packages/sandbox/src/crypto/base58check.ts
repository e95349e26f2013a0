const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const checksumLength = 4

/** Base 58 of the bytes and the first four of their double SHA-256, without a version byte. */
export async function encodeBase58Check(payload: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = [...payload, ...(await checksumOf(payload))]
  let number = bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n)
  let digits = ''
  for (; number > 0n; number /= 58n) digits = alphabet.charAt(Number(number % 58n)) + digits
  const leadingZeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(leadingZeros) + digits
}

async function checksumOf(payload: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const once = await crypto.subtle.digest('SHA-256', payload)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', once)).subarray(0, checksumLength)
}
