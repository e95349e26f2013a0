import { concatBytes } from '../../encoding/bytes.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Long enough for any encrypted content here, and short enough to be decoded at once. */
const longest = 512

/**
 * Returns the bytes of a base58check text without a version byte, or `undefined` when a character is outside the
 * alphabet or the last four bytes are not the first four of the double SHA-256 of those before them.
 */
export async function decodeBase58Check(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const decoded = text.length <= longest ? decodeBase58(text) : undefined
  if (!decoded || decoded.length < 4) return undefined
  const payload = decoded.slice(0, -4)
  const once = await crypto.subtle.digest('SHA-256', payload)
  const twice = new Uint8Array(await crypto.subtle.digest('SHA-256', once))
  return decoded.subarray(-4).every((byte, index) => byte === twice[index]) ? payload : undefined
}

/** Returns the number that the text writes in base 58, with one zero byte for each `1` in front. */
function decodeBase58(text: string): Uint8Array<ArrayBuffer> | undefined {
  let number = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const digits: number[] = []
  for (; number > 0n; number >>= 8n) digits.unshift(Number(number & 255n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return concatBytes(new Uint8Array(zeros), Uint8Array.from(digits))
}
