/** Matches whole strings and whole numbers (RFC 8259 §6 and §7): digits inside of either are no integer. */
const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const longInteger = /^-?\d{16,}$/

/** Deeper than any message of the interface. What nests deeper can exhaust the stack of whatever walks through it later. */
const deepest = 64

/**
 * Parses JSON without rounding: an integer too long for a double arrives as a string of its digits (`schema/integer`
 * reads both).
 *
 * @throws `SyntaxError` when the text is not JSON, or nests more than 64 deep.
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new SyntaxError('The text nests too deep')
  // What is no JSON ends here: the search below takes time with the square of its length on an open string.
  const value: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return value
  return JSON.parse(text.replace(stringOrNumber, (token) => (longInteger.test(token) ? `"${token}"` : token)))
}

/** How deep a text nests, as far as it is JSON. Stops where it is deep enough. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  for (let at = 0; at < text.length && most <= deepest; at++)
    switch (text[at]) {
      case '"':
        at = endOfString(text, at)
        break
      case '{':
      case '[':
        most = Math.max(most, ++depth)
        break
      case '}':
      case ']':
        depth--
    }
  return most
}

/** The place of the quote that closes a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
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
    if (field > largestAmount || field < -largestAmount) throw new RangeError('The amount is too large to send')
    return Number(field)
  })
}
