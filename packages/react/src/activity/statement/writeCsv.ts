import type { MonthlyStatement, StatementLine } from '@countersign/core/statement'

type Columns = { date: string; description: string; amount: string; currency: string; balance: string }

type CsvParameters = {
  columns: Columns
  opening: string
  /** Names a line. */
  describe: (line: StatementLine) => string
}

/**
 * Writes a statement as a table for spreadsheets (RFC 4180), with the balance after each line. Times are those of the
 * statement’s zone, which the head of their column names. Amounts are plain numbers with a point; a text that a spreadsheet
 * would calculate stays a text.
 */
export function writeCsv(statement: MonthlyStatement, { columns, opening, describe }: CsvParameters): string {
  const { currency, openingBalance, lines, month, timeZone } = statement
  // Swedish writes times as spreadsheets read them in every language.
  const time = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  const number = (amount: bigint) => writeDecimal(amount, currency.decimals)
  let balance = openingBalance
  const rows = lines.map((line) => {
    balance += line.amount
    return [
      time.format(line.at),
      writeText(describe(line)),
      number(line.amount),
      writeText(currency.code),
      number(balance),
    ]
  })
  const table = [
    [`${columns.date} (${timeZone})`, columns.description, columns.amount, columns.currency, columns.balance].map(
      writeText,
    ),
    [`${month}-01`, writeText(opening), '', writeText(currency.code), number(openingBalance)],
    ...rows,
  ]
  return table.map((row) => `${row.map(quote).join(',')}\r\n`).join('')
}

/** A text that begins like this is a formula for spreadsheets, also where it came from another person. */
function writeText(text: string): string {
  return /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

/** Writes an amount from its digits, never through a float. */
function writeDecimal(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return sign + (decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`)
}
