import { bytesToHex, utf8 } from '../encoding/bytes.ts'

/** The SHA-256 (FIPS 180-4) of a text in UTF-8, as hex. */
export async function digestText(text: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))))
}
