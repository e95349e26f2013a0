import { bytesToHex, textToBytes } from './encoding.ts'

/** The SHA-256 of a text in hex: what is kept of something that must not be kept itself. */
export async function digestOf(text: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', textToBytes(text))))
}
