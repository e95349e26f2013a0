import { bytesToHex, concatBytes } from '../encoding/bytes.ts'

const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const

/** The order of the curve's base point (SP 800-186 §3.2.1.3): r and s are between 1 and one less. */
export const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

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

/**
 * Returns r‖s of a strict DER signature (X.690 §8.3, §8.9, §10.1), or `undefined` when it is not one.
 *
 * Each integer has to fill its bytes exactly and be smaller than the order. So both are at most 33 bytes long, and every
 * length in the long form is refused as one that does not fit.
 */
export function derToRawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined
  const secondInteger = 4 + (der[3] ?? 0)
  const r = readScalar(der.subarray(2, secondInteger))
  const s = readScalar(der.subarray(secondInteger))
  return r && s && concatBytes(r, s)
}

/** Returns the 32 bytes of an INTEGER that fills the given bytes and is neither 0 nor beyond the order. */
function readScalar(der: Uint8Array): Uint8Array | undefined {
  const digits = der.subarray(2)
  const [first = 0x80, second = 0x80] = digits
  if (der[0] !== 2 || der[1] !== digits.length) return undefined
  // A top bit makes it negative; a zero in front is allowed only where it prevents that.
  if (first >= 0x80 || (first === 0 && second < 0x80)) return undefined
  const value = BigInt(`0x${bytesToHex(digits)}`)
  if (value === 0n || value >= order) return undefined
  const bytes = new Uint8Array(32)
  const significant = digits.subarray(first === 0 ? 1 : 0)
  bytes.set(significant, 32 - significant.length)
  return bytes
}
