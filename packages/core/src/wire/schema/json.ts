/** Matches a JSON string, or an integer of 16 and more digits outside of one. */
const stringOrLongInteger = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g

/**
 * Parses JSON without rounding: an integer too long for a double arrives as a string of its digits (`schema/integer`
 * reads both).
 *
 * @throws `SyntaxError` when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(stringOrLongInteger, (token) => (token.startsWith('"') ? token : `"${token}"`)))
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
