import { listStatementMonths } from '@countersign/core/statement'
import { useId, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { Heading as StepHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient, useWalletContext } from '../../provider/WalletProvider.tsx'
import { readableReference } from '../../shared/payment-details/index.ts'
import { StatementProvider, useStatementContext } from './StatementContext.ts'
import { statementErrors, statementMessages } from './statementMessages.ts'
import { useStatement } from './useStatement.ts'

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
