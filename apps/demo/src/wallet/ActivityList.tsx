import type { ExternalAccount, Transaction } from '@countersign/core'
import { UntrustedText, useWalletClient } from '@countersign/react'
import { Link } from '../router/Link.tsx'
import { Icon } from '../shell/Icon.tsx'
import { groupByDay } from './groupByDay.ts'
import { LoadingRows } from './LoadingRows.tsx'
import { describeMovement } from './movements.ts'
import type { Read } from './read.ts'
import { writeMoney, writeShortDay, writeTime } from './words.ts'

export type ActivityListProps = {
  activity: Read<readonly Transaction[]>
  /** For their names. */
  payees: Read<readonly ExternalAccount[]>
  only: (transaction: Transaction) => boolean
  limit?: number
  /** What to say where there is nothing to show. */
  empty: string
}

/** The latest transactions, newest first; each leads to its details. */
export function ActivityList({ activity, payees, only, limit, empty }: ActivityListProps) {
  const { serverTime } = useWalletClient().transport
  if (!activity.value) return activity.error ? null : <LoadingRows count={4} label="Loading your activity" />
  const transactions = activity.value.filter(only).slice(0, limit)
  const now = new Date(serverTime.now())
  if (transactions.length === 0) return <p className="empty">{empty}</p>
  return (
    <Rows
      label="Activity"
      transactions={transactions}
      payees={payees}
      writeWhen={(date) => writeShortDay(date, { now })}
    />
  )
}

/** All transactions, newest first, under the days on which they were made. */
export function ActivityDays({ activity, payees, only, empty }: Omit<ActivityListProps, 'limit'>) {
  const { serverTime } = useWalletClient().transport
  if (!activity.value) return activity.error ? null : <LoadingRows count={4} label="Loading your activity" />
  const days = groupByDay(activity.value.filter(only), { now: new Date(serverTime.now()) })
  if (days.length === 0) return <p className="empty">{empty}</p>
  return days.map(({ day, transactions }) => (
    <section key={day} className="day">
      <h2>{day}</h2>
      <Rows label={day} transactions={transactions} payees={payees} writeWhen={writeTime} />
    </section>
  ))
}

type RowsProps = Pick<ActivityListProps, 'payees'> & {
  label: string
  transactions: readonly Transaction[]
  writeWhen: (date: Date) => string
}

function Rows({ label, transactions, payees, writeWhen }: RowsProps) {
  return (
    <ul className="rows" aria-label={label}>
      {transactions.map((transaction) => (
        <li key={transaction.id}>
          <Link to={`/activity/${encodeURIComponent(transaction.id)}`} className="row">
            <MovementSummary transaction={transaction} payees={payees.value ?? []} writeWhen={writeWhen} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type SummaryProps = Pick<RowsProps, 'writeWhen'> & { transaction: Transaction; payees: readonly ExternalAccount[] }

function MovementSummary({ transaction, payees, writeWhen }: SummaryProps) {
  const { title, direction, status, tone, ...amount } = describeMovement(transaction, { payees })
  return (
    <>
      <span className="row-sign" data-direction={direction} data-tone={tone}>
        <Icon name={direction} />
      </span>
      <span className="row-main">
        <span className="row-title">
          <UntrustedText>{title}</UntrustedText>
        </span>
        <span className="row-note">
          {/* Of what went as it should, the time is enough. */}
          {transaction.status !== 'COMPLETED' && <span data-tone={tone}>{status}</span>}{' '}
          {transaction.createdAt && (
            <time className="unbroken" dateTime={transaction.createdAt.toISOString()}>
              {writeWhen(transaction.createdAt)}
            </time>
          )}
        </span>
      </span>
      <MovementAmount direction={direction} {...amount} />
    </>
  )
}

type AmountProps = Pick<ReturnType<typeof describeMovement>, 'money' | 'direction' | 'amount' | 'returned'>

/** The amount in the column at the end of the line. What does not count is struck or has no sign. */
export function MovementAmount({ money, direction, amount, returned }: AmountProps) {
  if (!money) return null
  const sign = amount === 'counts' && (direction === 'in' ? '+' : '−')
  // The unit may wrap away from the number, which never breaks inside.
  const [number, unit] = writeMoney(money).split('\u00a0')
  const text = (
    <bdi>
      <span className="unbroken">
        {sign}
        {number}
      </span>{' '}
      {unit && <span className="row-unit">{unit}</span>}
    </bdi>
  )
  return (
    <span className="row-amount" data-direction={direction} data-amount={amount}>
      {amount === 'struck' ? <del>{text}</del> : text}
      {returned && <span className="row-note">Returned</span>}
    </span>
  )
}
