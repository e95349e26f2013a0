import { isTooDeep } from '@countersign/core/wire'

/** Strings (whole, with their escapes) and the marks of JSON's structure, in their order. */
const tokenPattern = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/** The value of a JSON text, and every string in it, keys included. */
export type ScannedJson = { readonly value: unknown; readonly strings: readonly string[] }

/**
 * Parses a JSON text in the only way that every parser agrees on. An object that has a key twice (or twice except for
 * upper and lower case) is ambiguous: parsers differ on which one counts.
 *
 * The strings are taken from the text and not from the parsed value, so nothing that a parser drops goes unnoticed.
 *
 * @throws `SyntaxError` when the text is not JSON, is ambiguous, or is nested deeper than any message of the interface.
 */
export function scanJson(text: string): ScannedJson {
  if (isTooDeep(text)) throw tooDeep()
  const value: unknown = JSON.parse(text)
  const tokens = text.match(tokenPattern) ?? []
  const strings: string[] = []
  const openObjects: Set<string>[] = []

  for (const [index, token] of tokens.entries()) {
    if (token === '{' || token === '[') openObjects.push(new Set())
    else if (token === '}' || token === ']') openObjects.pop()
    else if (token.startsWith('"')) {
      const decoded: string = token.includes('\\') ? JSON.parse(token) : token.slice(1, -1)
      strings.push(decoded)
      if (tokens[index + 1] === ':') addKey(openObjects.at(-1), decoded)
    }
  }
  return { value, strings }
}

function addKey(keys: Set<string> | undefined, key: string) {
  const folded = key.toLowerCase()
  if (keys?.has(folded)) throw new SyntaxError('An object has the same key twice')
  keys?.add(folded)
}

/** Parsing slows down with the depth: a second for 2 MiB of brackets, and 3 ms for this many. */
const longestUnchecked = 64 * 1024

/** How deep JSON may be nested, as in `isTooDeep`. */
const deepest = 32

/**
 * Parses JSON of which only the value counts. Looking for its depth in the value takes a fraction of the time that it takes
 * in the text, so only long texts are looked at before.
 *
 * @throws `SyntaxError` when the text is not JSON, or is nested deeper than any message of the interface.
 */
export function parseShallow(text: string): unknown {
  if (text.length > longestUnchecked && isTooDeep(text)) throw tooDeep()
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null && isDeeper(value, { than: deepest })) throw tooDeep()
  return value
}

/** Most values are texts and numbers: a call for each would take four times as long. */
function isDeeper(value: object, { than }: { than: number }): boolean {
  if (than === 0) return true
  for (const field of Array.isArray(value) ? value : Object.values(value))
    if (typeof field === 'object' && field !== null && isDeeper(field, { than: than - 1 })) return true
  return false
}

function tooDeep() {
  return new SyntaxError('The JSON is nested too deeply')
}
