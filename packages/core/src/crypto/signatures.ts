import { DER } from '@noble/curves/abstract/der.js'
import { bytesToHex, concatBytes } from '../encoding/bytes.ts'
import { CurvePoint } from './curve.ts'

const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const

/** Signs the bytes and returns strict DER (SEC 1 §C.5). High S is left as it comes; the service does not refuse it. */
export async function signToDer(privateKey: CryptoKey, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const rawSignature = new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, message))
  return rawSignatureToDer(rawSignature)
}

/**
 * Turns r‖s of 64 bytes (IEEE P1363), as WebCrypto signs, into DER with minimal integers (X.690 §8.3).
 *
 * Written by hand: a library converts through big integers, which costs a tenth of the signature itself.
 */
export function rawSignatureToDer(rawSignature: Uint8Array): Uint8Array {
  if (rawSignature.length !== 64) throw new RangeError('r‖s of P-256 has 64 bytes')
  const r = toMinimalInteger(rawSignature.subarray(0, 32))
  const s = toMinimalInteger(rawSignature.subarray(32))
  const head = Uint8Array.of(0x30, 4 + r.length + s.length, 2, r.length)
  return concatBytes(head, r, Uint8Array.of(2, s.length), s)
}

function toMinimalInteger(bytes: Uint8Array): Uint8Array {
  let start = 0
  while (bytes[start] === 0) start++
  if (start === bytes.length) throw new RangeError('neither r nor s is 0')
  const digits = bytes.subarray(start)
  // A top bit would make it negative.
  return (digits[0] ?? 0) >= 0x80 ? concatBytes(Uint8Array.of(0), digits) : digits
}

/**
 * Verifies a DER signature over the bytes, by a key that `readUncompressedPoint` accepted. False for BER, trailing
 * bytes, r or s of 0 or beyond the order. High S is genuine and passes.
 *
 * Hazard: Firefox verifies signatures that are too short, so the length is fixed before the engine sees it.
 */
export async function verifyDer(parameters: {
  signerPoint: Uint8Array<ArrayBuffer>
  signature: Uint8Array
  message: Uint8Array<ArrayBuffer>
}): Promise<boolean> {
  const { signerPoint, signature, message } = parameters
  const rawSignature = derToRawSignature(signature)
  if (!rawSignature) return false
  const key = await crypto.subtle.importKey('raw', signerPoint, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ])
  return crypto.subtle.verify(algorithm, key, rawSignature, message)
}

/** r‖s of a strict DER signature, or `undefined` when it is not one. */
export function derToRawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    const { r, s } = DER.toSig(der)
    // An additional check on the strict parser: a signature that does not encode back byte for byte was not DER.
    if (DER.hexFromSig({ r, s }) !== bytesToHex(der)) return undefined
    const { Fn } = CurvePoint
    if (!Fn.isValidNot0(r) || !Fn.isValidNot0(s)) return undefined
    return concatBytes(Fn.toBytes(r), Fn.toBytes(s))
  } catch {
    return undefined
  }
}
