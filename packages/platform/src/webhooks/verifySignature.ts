import { isTooDeep } from '@countersign/core/wire'
import * as v from 'valibot'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** The longest header that is read, in characters. A signature in JSON takes about 110. */
const longestHeader = 1024

/** Three of the four forms of the header; the fourth is the base64 alone. Any other version is refused. */
const headerSchema = v.union([
  v.pipe(
    v.strictObject({ v: v.picklist(['1', 1]), s: v.string() }),
    v.transform(({ s }) => s),
  ),
  v.pipe(
    v.strictObject({ version: v.literal(1), signature: v.string() }),
    v.transform(({ signature }) => signature),
  ),
])

type Signed = { readonly header: string | null; readonly body: Uint8Array<ArrayBuffer> }

/**
 * Returns a function that checks the service's signature over the raw bytes of a body. While keys are rotated there are
 * two, and either counts.
 *
 * @throws `TypeError` when a key is not the PEM (SPKI) of a public key.
 */
export function createSignatureCheck(publicKeys: readonly string[]): (signed: Signed) => Promise<boolean> {
  const encoded = publicKeys.map(decodePem)
  if (encoded.length === 0) throw new TypeError('publicKeys: the public key of the service is missing')
  let imported: Promise<CryptoKey[]> | undefined
  return async ({ header, body }) => {
    // A key that is no P-256 key rejects here, so nothing passes.
    imported ??= Promise.all(encoded.map((key) => crypto.subtle.importKey('spki', key, algorithm, false, ['verify'])))
    const keys = await imported
    const signature = readSignature(header)
    if (!signature) return false
    const verdicts = await Promise.all(keys.map((key) => crypto.subtle.verify(algorithm, key, signature, body)))
    return verdicts.some(Boolean)
  }
}

function decodePem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = /^\s*-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----\s*$/.exec(pem)?.[1]
  const key = base64 === undefined ? undefined : decodeBase64(base64.replaceAll(/\s/g, ''))
  if (!key) throw new TypeError('publicKeys: expected PEM, -----BEGIN PUBLIC KEY-----')
  return key
}

/** The signature as WebCrypto takes it: r and s of 32 bytes each. */
function readSignature(header: string | null): Uint8Array<ArrayBuffer> | undefined {
  if (header === null || header.length > longestHeader) return undefined
  const der = decodeBase64(readJsonHeader(header) ?? header)
  return der && derToPair(der)
}

function readJsonHeader(header: string): string | undefined {
  try {
    const parsed = isTooDeep(header) ? undefined : v.safeParse(headerSchema, JSON.parse(header))
    return parsed?.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Reads a strict DER signature (RFC 3279 §2.2.3): a sequence of two minimal, positive integers of up to 32 bytes. */
function derToPair(der: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const [tag, length] = der
  if (tag !== 0x30 || length !== der.length - 2) return undefined
  const pair = new Uint8Array(64)
  let at = 2
  for (const end of [32, 64]) {
    const size = der[at + 1] ?? 0
    const integer = der.subarray(at + 2, at + 2 + size)
    const [first = 0, second = 0] = integer
    const isPadded = size > 1 && first === 0
    if (der[at] !== 0x02 || size === 0 || integer.length !== size) return undefined
    if (first > 0x7f || (isPadded && second < 0x80) || size - Number(isPadded) > 32) return undefined
    pair.set(isPadded ? integer.subarray(1) : integer, end - size + Number(isPadded))
    at += 2 + size
  }
  return at === der.length ? pair : undefined
}
