import { encodeBase58 } from './base58.ts'

const checksumLength = 4

/** Base 58 of the bytes and the first four of their double SHA-256, without a version byte. */
export async function encodeBase58Check(payload: Uint8Array<ArrayBuffer>): Promise<string> {
  return encodeBase58(Uint8Array.from([...payload, ...(await checksumOf(payload))]))
}

async function checksumOf(payload: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const once = await crypto.subtle.digest('SHA-256', payload)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', once)).subarray(0, checksumLength)
}
