import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What a monthly statement says. */
export const statementMessages = {
  title: 'Statement',
  month: 'Month',
  loading: 'Loading your statement',
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  closing: 'Closing balance',
  /** Names the lines. */
  lines: 'Transactions',
  /** `zone`: its name, such as “Central Time”. */
  zone: ({ zone }: { zone: string }) => `Dates are in ${zone}, so a day may differ from “Activity”.`,
  none: 'No transactions in this month.',
  download: 'Save as CSV',
  print: 'Print',
  tryAgain: 'Try again',
  /** The columns of the file. */
  columns: { date: 'Date', description: 'Description', amount: 'Amount', currency: 'Currency', balance: 'Balance' },
}

/** Why a statement is not shown. */
export const statementErrors = {
  ...commonErrors,
  NOT_YET_AVAILABLE: 'This statement is ready about a day after the month ends. Until then, see “Activity”.',
  UNEXPECTED_RESPONSE: 'The lines of this statement don’t add up to its balances. Try again later, or contact support.',
} satisfies ErrorMessages
