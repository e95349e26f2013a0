/** Matches whole strings and whole numbers (RFC 8259 §6 and §7): digits inside either are not integers. */
const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const longInteger = /^-?\d{16,}$/

const quotationMark = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d

/** How deep a message may be nested. Those of the interface have fewer than ten levels. */
const deepest = 32

/**
 * Checks whether a JSON text is nested deeper than any message of the interface, so that code that walks its value
 * recursively would run out of stack.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  // By codes: a relay checks every response, and comparing letters takes three times as long.
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quotationMark) isInString = !isInString
    else if (isInString) index += code === backslash ? 1 : 0
    // `[` and `{`, then `]` and `}`: they differ in one bit.
    else if ((code | 0x20) === openBrace) depth += 1
    else if ((code | 0x20) === closeBrace) depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/**
 * Parses JSON without rounding: an integer too long for a double arrives as a string of its digits (`schema/integer`
 * reads both).
 *
 * @throws `SyntaxError` when the text is not JSON, or is nested too deep (`isTooDeep`).
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('Nested too deep')
  // Invalid JSON ends here: the search below takes quadratic time on an open string.
  const value: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return value
  return JSON.parse(text.replace(stringOrNumber, (token) => (longInteger.test(token) ? `"${token}"` : token)))
}

/** The largest amount a request may carry (`lockedCurrencyAmount`), just below 2^53. */
const largestAmount = 9_000_000_000_000_000n

/**
 * Writes JSON with `bigint` amounts as plain integers.
 *
 * @throws `RangeError` when an amount is beyond what the interface takes.
 */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) => {
    if (typeof field !== 'bigint') return field
    if (field > largestAmount || field < -largestAmount) throw new RangeError('Too large')
    return Number(field)
  })
}
