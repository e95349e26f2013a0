import { encodeBase64Url, encodeHex } from '../encoding.ts'
import type { ServiceOptions } from './serviceOptions.ts'

type Credentials = Pick<ServiceOptions, 'clientId' | 'clientSecret'>

/** A shorter text is found in any response by chance, so only the secret itself is searched for at any length. */
const shortestDistinctive = 8

/** How many layers of encodings are undone. */
const mostLayers = 4

const anyEscape = /\\["\\/u]|%[0-9a-f]{2}|&#/i

/**
 * JSON in JSON is full of `\"`. A quotation mark is part of no other escape, so this one can only hide a credential that
 * contains a quotation mark itself.
 */
const escapeButQuote = /\\[\\/u]|%[0-9a-f]{2}|&#/i

/**
 * Returns a function that checks whether a text contains the client id or the client secret: in clear text, or in an
 * encoding that an error page, a debugger or a proxy may put around a request that it repeats (JSON escapes, percent
 * codes, character references, base64 as of the `Authorization` header, hexadecimal digits), also several of them
 * around each other.
 */
export function createLeakCheck(credentials: Credentials): (text: string) => boolean {
  const needles = listNeedles(credentials)
  const hidden = needles.some((needle) => needle.includes('"')) ? anyEscape : escapeButQuote
  return (text) => {
    let layer = text
    for (let count = 0; count <= mostLayers; count++) {
      if (needles.some((needle) => layer.includes(needle))) return true
      if (!hidden.test(layer)) return false
      const next = undoEncodings(layer)
      if (next === layer) return false
      layer = next
    }
    return false
  }
}

function listNeedles({ clientId, clientSecret }: Credentials): string[] {
  // The value of the `Authorization` header is long enough even if the secret alone is not.
  const header = listBase64(`${clientId}:${clientSecret}`, { offsets: [0] })
  const distinctive = [...listForms(clientId), ...listForms(clientSecret), ...header].filter(
    ({ length }) => length >= shortestDistinctive,
  )
  const needles = [clientSecret, ...distinctive]
  // A secret may itself look like an escape. It is then changed by what undoes the escapes around it.
  const all = [...new Set([...needles, ...needles.map(undoEncodings)])]
  // One that contains another is found with it.
  return all.filter((needle) => !all.some((other) => other !== needle && needle.includes(other)))
}

function listForms(name: string): string[] {
  const hex = encodeHex(new TextEncoder().encode(name))
  return [name, hex, hex.toUpperCase(), ...listBase64(name, { offsets: [0, 1, 2] })]
}

/**
 * The digits, in both alphabets, that a text always has in base64 where it begins at one of these offsets (modulo 3) of
 * a longer text (RFC 4648 §4 and §5).
 */
function listBase64(name: string, { offsets }: { offsets: readonly number[] }): string[] {
  const bytes = new TextEncoder().encode(name)
  return offsets.flatMap((offset) => {
    const placed = new Uint8Array(offset + bytes.length)
    placed.set(bytes, offset)
    const first = Math.ceil((offset * 8) / 6)
    const end = Math.floor((placed.length * 8) / 6)
    const digits = encodeBase64Url(placed).slice(first, end)
    return [digits, digits.replaceAll('-', '+').replaceAll('_', '/')]
  })
}

/** Removes one layer of escapes from a text. Invalid escapes stay. */
function undoEncodings(text: string): string {
  return text
    .replaceAll(/((?:\\["\\/])+)|\\u([0-9a-f]{4})/gi, (_escape, pairs: string | undefined, digits: string) =>
      pairs === undefined ? String.fromCharCode(Number.parseInt(digits, 16)) : pairs.replaceAll(/\\(.)/g, '$1'),
    )
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, decodePercentCodes)
    .replaceAll(/&#x([0-9a-f]{1,5});/gi, (_reference, digits: string) => readCodePoint(digits, 16))
    .replaceAll(/&#(\d{1,6});/g, (_reference, digits: string) => readCodePoint(digits, 10))
}

function decodePercentCodes(codes: string): string {
  const bytes = codes.split('%').slice(1)
  return new TextDecoder().decode(Uint8Array.from(bytes, (digits) => Number.parseInt(digits, 16)))
}

function readCodePoint(digits: string, radix: number): string {
  return String.fromCodePoint(Number.parseInt(digits, radix))
}
