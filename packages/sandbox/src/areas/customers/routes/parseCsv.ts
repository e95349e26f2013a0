/**
 * Reads CSV (RFC 4180) whose first line names the columns. `undefined`: a quote is not closed, a column is named twice, or
 * a line has another number of fields than the first.
 */
export function parseCsv(text: string): Record<string, string>[] | undefined {
  const lines = readLines(text.replace(/^\uFEFF/, ''))
  const [columns = [], ...rows] = lines ?? []
  const isTable = new Set(columns).size === columns.length && rows.every(({ length }) => length === columns.length)
  if (!lines || !isTable) return undefined
  return rows.map((fields) => Object.fromEntries(columns.map((column, index) => [column.trim(), fields[index] ?? ''])))
}

/** One field, and what ends it: a comma, the end of its line, or the end of the text. */
const fieldPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

function readLines(text: string): string[][] | undefined {
  const lines: string[][] = [[]]
  let index = 0
  while (index < text.length) {
    fieldPattern.lastIndex = index
    const match = fieldPattern.exec(text)
    if (!match) return undefined
    const [whole, quoted, plain = '', end] = match
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    index += whole.length
    if (end === ',' && index === text.length) lines.at(-1)?.push('')
    if (end !== ',' && index < text.length) lines.push([])
  }
  return lines
}
