import { formatMoney } from '@countersign/core/client'
import type { MonthlyStatement, StatementLine } from '@countersign/core/statement'
import type { ReactNode } from 'react'
import { usePayees } from '../../payees/usePayees.ts'
import { printReceipt } from '../../payment/payment-result/index.ts'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { downloadText } from '../../primitives/downloadText.ts'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { PaymentRow } from '../../shared/payment-details/index.ts'
import { useWriteMovement } from '../activity-list/index.ts'
import { useStatementContext } from './StatementContext.ts'
import { writeCsv } from './writeCsv.ts'

export * from './StatementRoot.tsx'

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
