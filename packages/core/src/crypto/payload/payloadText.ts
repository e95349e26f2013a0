import { base64UrlToBytes, decodeUtf8 } from '../../encoding/bytes.ts'
import { lookUp } from '../../wire/lookUp.ts'

/**
 * Reading a payload only to judge it. Hazard: the reader that acts on it may take the first of two equal keys, ignore
 * the case of keys, or stop behind the first value, so what is found here counts only where nothing else could be.
 */

/** The object that the text is, or `undefined`. */
export function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // Neither blanks nor a byte order mark may hide what the text is; `trim` takes both away.
    const value: unknown = JSON.parse(text.trim())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Everything in the text that looks like the name of an activity, wherever it stands. */
export function namedActivities(text: string): readonly string[] {
  return unescapeJson(text).match(/ACTIVITY_TYPE_\w*/g) ?? []
}

/**
 * The text at the end of a path of keys, if nothing but this can be meant: each key stands in the text once, in any
 * case, and each list on the way has one element.
 */
export function readOnly(text: string, path: readonly string[]): string | undefined {
  const unescaped = unescapeJson(text)
  // With `u`, also letters that only fold to one of ours, as readers may that ignore the case.
  const namedOnce = (key: string) => unescaped.match(new RegExp(`"${key}"\\s*:`, 'giu'))?.length === 1
  if (!path.every(namedOnce)) return undefined
  let value: unknown = readObject(text)
  for (const key of path) {
    const holder: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
    if (!isObject(holder)) return undefined
    value = lookUp(holder, key)
  }
  return typeof value === 'string' ? value : undefined
}

/** The claims of a compact token (RFC 7519 §3), unverified: it is read only to refuse it. */
export function readTokenClaims(text: string): Readonly<Record<string, unknown>> | undefined {
  const [header, claims, signature, ...rest] = text.trim().split('.')
  if (!header || !claims || signature === undefined || rest.length > 0) return undefined
  return readObject(decodePart(header)) && readObject(decodePart(claims))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function unescapeJson(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_match, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

function decodePart(part: string): string {
  // Read as leniently as any reader may: padded, or in the other alphabet (RFC 4648 §4).
  const bytes = base64UrlToBytes(part.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'))
  return (bytes && decodeUtf8(bytes)) ?? ''
}
