import { base64UrlToBytes, decodeUtf8 } from '../../encoding/bytes.ts'
import { lookUp } from '../../wire/lookUp.ts'
import { isObject } from './payloadShape.ts'

/**
 * Reads a copy of a payload, only to judge it. Hazard: the reader that acts on the payload may take the first of two
 * equal keys, ignore the case of keys or stop after the first value, so anything ambiguous is refused.
 */

/**
 * Returns the object that the text represents. `undefined` for anything else, and where one object has two keys that a
 * reader could take for the same one.
 */
export function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parse(text)
  if (!isObject(value)) return undefined
  // Without escapes, what looks like the end of a key is one, or is the start of a text. So if there are no more of these
  // than the value has keys, then each key is there once, and the keys of the value are all there are.
  const keyEnds = text.includes('\\') ? undefined : (text.match(/"\s*:/g)?.length ?? 0)
  const keys = keysOf(value)
  const isAmbiguous = keys.flat().length === keyEnds ? keys.some(areSimilar) : hasDoubleKeys(text)
  return isAmbiguous ? undefined : value
}

/** Returns everything in the text that looks like the name of an activity, at any position. */
export function namedActivities(text: string): readonly string[] {
  return unescapeJson(text).match(/ACTIVITY_TYPE_\w*/g) ?? []
}

/**
 * Returns whether the text has a key that belongs to an activity, even for a reader that needs no quotes or ignores the
 * case.
 */
export function hasActivityKeys(text: string): boolean {
  return /\b(type|parameters)["']?\s*:/iu.test(unescapeJson(text))
}

/** A text at the top level of the object, if its key is in the payload once, in any case and at any depth. */
export function readOnly(text: string, key: string): string | undefined {
  // With `u`, this also finds letters that only fold to one of ours, as a reader may that ignores the case.
  const count = unescapeJson(text).match(new RegExp(`"${key}"\\s*:`, 'giu'))?.length
  const object = count === 1 ? readObject(text) : undefined
  const value = object && lookUp(object, key)
  return typeof value === 'string' ? value : undefined
}

/** Returns whether the text is a token (RFC 7519 §3), read as leniently as any reader may. */
export function isToken(text: string): boolean {
  const parts = text.trim().split('.')
  return parts.length === 3 && parts.slice(0, 2).every((part) => isObject(parse(decodePart(part))))
}

/** The claims of a token in the compact form (RFC 7515 §7.1), unverified: they are read only to refuse it. */
export function readTokenClaims(text: string): Readonly<Record<string, unknown>> | undefined {
  const [header, claims] = /^[\w-]+(\.[\w-]+){2}$/.test(text) ? text.split('.', 2).map(decodePart) : []
  return readObject(header ?? '') && readObject(claims ?? '')
}

function parse(text: string): unknown {
  try {
    // Neither blanks nor a byte order mark may hide what the text is; `trim` removes both.
    return JSON.parse(text.trim())
  } catch {
    return undefined
  }
}

/** The keys of each object in a value, at any depth. */
function keysOf(value: object): (readonly string[])[] {
  const open: unknown[] = [value]
  const keys: (readonly string[])[] = []
  // An array visits what is added to it on the way: no depth is too much for it.
  for (const each of open) {
    if (typeof each !== 'object' || each === null) continue
    if (!Array.isArray(each)) keys.push(Object.keys(each))
    for (const inner of Object.values(each)) open.push(inner)
  }
  return keys
}

/** Returns whether one object has two keys that a reader could take for the same one. */
function areSimilar(keys: readonly string[]): boolean {
  return keys.length > 1 && new Set(keys.map(fold)).size < keys.length
}

/**
 * Returns whether an object in this JSON has two keys that differ only in case, underscores or the way they are
 * escaped.
 */
function hasDoubleKeys(json: string): boolean {
  const open: Set<string>[] = []
  // In valid JSON a text followed by a colon is a key, and a bracket outside of a text opens or closes something.
  for (const [token, key] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (key !== undefined) {
      const name = fold(JSON.parse(key) as string)
      const names = open.at(-1)
      if (names?.has(name)) return true
      names?.add(name)
    }
  }
  return false
}

/** Both steps: some letters, as the Kelvin sign or the long s, fold in one direction only. */
const fold = (key: string) => key.replaceAll('_', '').toUpperCase().toLowerCase()

function unescapeJson(text: string): string {
  if (!text.includes('\\u') && !text.includes('\\U')) return text
  return text.replace(/\\u([0-9a-f]{4})/gi, (_match, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

function decodePart(part: string): string {
  // Padded, or in the other alphabet (RFC 4648 §4).
  const bytes = base64UrlToBytes(part.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'))
  return (bytes && decodeUtf8(bytes)) ?? ''
}
