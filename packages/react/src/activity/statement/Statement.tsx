import { formatMoney } from '@countersign/core/client'
import { listStatementMonths, type MonthlyStatement, type StatementLine } from '@countersign/core/statement'
import { type ReactNode, useId, useState } from 'react'
import { usePayees } from '../../payees/usePayees.ts'
import { printReceipt } from '../../payment/payment-result/index.ts'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { downloadText } from '../../primitives/downloadText.ts'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { type HeadingLevel, Heading as StepHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient, useWalletContext } from '../../provider/WalletProvider.tsx'
import { PaymentRow, readableReference } from '../../shared/payment-details/index.ts'
import { useWriteMovement } from '../activity-list/index.ts'
import { StatementProvider, useStatementContext } from './StatementContext.ts'
import { statementErrors, statementMessages } from './statementMessages.ts'
import { useStatement } from './useStatement.ts'
import { writeCsv } from './writeCsv.ts'

type RootProps = {
  /** The wallet whose statement is shown. */
  accountId: string
}

/** Holds the statement of a month for the parts inside. `data-status`: of the reading. */
export const Root = definePart(
  'div',
  ({ accountId }: RootProps) => {
    const messages = useMessages('statement', statementMessages)
    const { serverTime } = useWalletClient().transport
    const months = listStatementMonths({ now: new Date(serverTime.now()) })
    // Until one is chosen: the last one with a transaction, or this month, whose statement is the first of a new wallet.
    const [chosen, setMonth] = useState<string>()
    const [back, setBack] = useState(1)
    const month = chosen ?? months[back] ?? ''
    const reading = useStatement({ accountId, month })
    const { content, error } = reading.state
    // The statement of the month that has just ended is not ready yet.
    const isBare = content?.month === month ? !content.lines.length : back === 1 && error?.code === 'NOT_YET_AVAILABLE'
    const isSought = !chosen && back > 0 && back < months.length - 1
    if (isSought && isBare) setBack(content?.openingBalance === 0n ? 0 : back + 1)
    return {
      state: { status: reading.state.status },
      wrap: provide(StatementProvider, { messages, ...reading, months, month, setMonth }),
    }
  },
  ['accountId'],
)

/** Names the statement. */
export const Heading = definePart(StepHeading, () => {
  const { messages } = useStatementContext()
  return { step: 'statement', text: messages.title }
})

/** Returns a function that names a month. */
function useNameMonth(): (month: string) => string {
  const { locale } = useWalletContext()
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month) => format.format(new Date(month))
}

/** The period and the account, for paper: on the screen they are chosen. */
export const Subject = definePart(
  'p',
  ({ accountId, accountName }: RootProps & { accountName?: string | undefined }) => {
    const { month } = useStatementContext()
    const parts = [useNameMonth()(month), accountName, readableReference(accountId)]
    return { hidden: true, text: parts.filter(Boolean).join(' · ') }
  },
  ['accountId', 'accountName'],
)

/** Chooses the month, with its label. */
export const MonthField = definePart('select', () => {
  const { messages, months, month, setMonth } = useStatementContext()
  const nameMonth = useNameMonth()
  const id = useId()
  return {
    id,
    value: month,
    onChange: ({ currentTarget: { value } }) => setMonth(value),
    children: months.map((option) => (
      <option key={option} value={option}>
        {nameMonth(option)}
      </option>
    )),
    wrap: (field) => (
      <>
        <label className="cs-label" htmlFor={id}>
          {messages.month}
        </label>
        {field}
      </>
    ),
  }
})

function useWriteAmount({ currency }: Pick<MonthlyStatement, 'currency'>): (amount: bigint, sign?: '+') => ReactNode {
  const { locale } = useWalletContext()
  return (amount, sign) => (
    <bdi>
      {sign}
      {formatMoney({ amount, currency }, { locale }).replace('-', '−')}
    </bdi>
  )
}

/** The balances at both ends of the month, and what came in and went out between them. */
export const Summary = definePart('dl', () => {
  const { content } = useStatementContext().state
  return content ? { children: <SummaryRows statement={content} /> } : null
})

function SummaryRows({ statement }: { statement: MonthlyStatement }) {
  const { messages } = useStatementContext()
  const write = useWriteAmount(statement)
  const { openingBalance, closingBalance, lines } = statement
  const sum = (isWanted: (amount: bigint) => boolean) =>
    lines.reduce((total, { amount }) => (isWanted(amount) ? total + amount : total), 0n)
  const rows = [
    ['opening', messages.opening, openingBalance],
    ['in', messages.moneyIn, sum((amount) => amount > 0n)],
    ['out', messages.moneyOut, sum((amount) => amount < 0n)],
    ['closing', messages.closing, closingBalance],
  ] as const
  return rows.map(([name, label, amount]) => (
    <PaymentRow key={name} name={name} label={label}>
      {write(amount)}
    </PaymentRow>
  ))
}

/** Names a line after what it belongs to; without that, after its direction. */
function useDescribeLine(): (line: StatementLine) => string {
  const write = useWriteMovement()
  const { messages } = useStatementContext()
  const payees = usePayees().state.content?.items ?? []
  return ({ transaction, amount }) => {
    if (transaction) return visibleText(write(transaction, payees).title)
    return amount < 0n ? messages.moneyOut : messages.moneyIn
  }
}

/** Names the lines. Renders nothing for a month without any. */
export const LinesHeading = definePart(
  'p',
  ({ level = 3 }: { level?: HeadingLevel | undefined }) => {
    const { state, messages } = useStatementContext()
    if (!state.content?.lines.length) return null
    return { as: `h${level}` as const, children: messages.lines }
  },
  ['level'],
)

/** The lines of the month, oldest first, below the time zone of their days. Renders nothing for a month without any. */
export const Lines = definePart('dl', () => {
  const { state, messages } = useStatementContext()
  const { locale } = useWalletContext()
  const { content } = state
  if (!content?.lines.length) return null
  const { timeZone } = content
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return {
    'aria-label': messages.lines,
    children: <LineRows statement={content} />,
    wrap: (lines) => (
      <>
        <p className="cs-hint">{messages.zone({ zone })}</p>
        {lines}
      </>
    ),
  }
})

function LineRows({ statement }: { statement: MonthlyStatement }) {
  const describe = useDescribeLine()
  const write = useWriteAmount(statement)
  const { locale } = useWalletContext()
  const { lines, timeZone } = statement
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone })
  return lines.map((line) => (
    <PaymentRow
      key={line.id}
      name="line"
      label={
        <>
          {day.format(line.at)} · <UntrustedText>{describe(line)}</UntrustedText>
        </>
      }
    >
      {write(line.amount, line.amount > 0n ? '+' : undefined)}
    </PaymentRow>
  ))
}

/** Says that the statement is being read, or that nothing happened in its month. Always in the page. */
export const Notice = definePart('p', () => {
  const { state, messages } = useStatementContext()
  const { status, content } = state
  const loading = status === 'loading' && <span data-part="announcement">{messages.loading}</span>
  return { role: 'status', children: loading || (content?.lines.length === 0 && messages.none) }
})

/** Why the statement is not shown. Always in the page and empty where it is. */
export const ErrorMessage = definePart(primitives.ErrorMessage, () => ({
  journey: 'statement' as const,
  sentences: statementErrors,
  error: useStatementContext().state.error,
}))

/** Reads the statement again. Renders nothing where it could be read, and for a month that is not closed. */
export const RetryButton = definePart(Button, () => {
  const { state, isBusy, refresh, messages } = useStatementContext()
  const { error } = state
  // Only time helps.
  if (!error || error.code === 'NOT_YET_AVAILABLE') return null
  return { busy: isBusy, onPress: () => void refresh(), text: messages.tryAgain }
})

/** Saves the statement as a table for spreadsheets. Renders nothing until it is read. */
export const DownloadButton = definePart(Button, () => {
  const { state, messages } = useStatementContext()
  const describe = useDescribeLine()
  const { content } = state
  if (!content) return null
  function download(statement: MonthlyStatement): void {
    // Without the mark, spreadsheets read the letters of another alphabet wrongly.
    const text = `\ufeff${writeCsv(statement, { ...messages, describe })}`
    downloadText(text, { fileName: `statement-${statement.month}.csv`, type: 'text/csv;charset=utf-8' })
  }
  return { onPress: () => download(content), text: messages.download }
})

/** Opens the browser's print dialog for the statement alone. Renders nothing until it is read. */
export const PrintButton = definePart(Button, () => {
  const { state, messages } = useStatementContext()
  return state.content ? { onPress: printReceipt, text: messages.print } : null
})
