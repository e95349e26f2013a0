import * as v from 'valibot'
import { derToP1363 } from './der.ts'
import { base64ToBytes, bytesToText, hexToBytes, textToBytes } from './encoding.ts'
import { importVerifyKey } from './point.ts'

const stampSchema = v.object({
  publicKey: v.string(),
  scheme: v.literal('SIGNATURE_SCHEME_TK_API_P256'),
  signature: v.string(),
})
export type Stamp = v.InferOutput<typeof stampSchema>

/**
 * Reads the header value of a signed request.
 *
 * @throws `Error` when it is not base64 JSON with the three fields and the one scheme.
 */
export function readStamp(headerValue: string): Stamp {
  return v.parse(stampSchema, JSON.parse(bytesToText(base64ToBytes(headerValue))))
}

/** Returns whether the stamp's key signed exactly this text (ECDSA P-256 with SHA-256, strict DER). */
export async function verifyStamp(stamp: Stamp, parameters: { payload: string }): Promise<boolean> {
  try {
    const signature = derToP1363(hexToBytes(stamp.signature))
    const key = await importVerifyKey(stamp.publicKey)
    const message = textToBytes(parameters.payload)
    return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, message)
  } catch {
    return false
  }
}
