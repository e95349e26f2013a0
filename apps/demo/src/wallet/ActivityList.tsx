import type { ExternalAccount, Transaction } from '@countersign/core'
import { UntrustedText } from '@countersign/react'
import { Link } from '../router/Link.tsx'
import { Icon } from '../shell/Icon.tsx'
import { LoadingRows } from './LoadingRows.tsx'
import { describeMovement, isMovement } from './movements.ts'
import type { Read } from './read.ts'
import { writeMoney, writeShortDate } from './words.ts'

export type ActivityListProps = {
  activity: Read<readonly Transaction[]>
  /** For their names. */
  payees: Read<readonly ExternalAccount[]>
  only?: (transaction: Transaction) => boolean
  limit?: number
}

/** Movements of money, newest first; each leads to its details. */
export function ActivityList({ activity, payees, only = () => true, limit }: ActivityListProps) {
  if (!activity.value) return activity.error ? null : <LoadingRows count={4} label="Loading your activity" />
  const transactions = activity.value.filter(only).slice(0, limit)
  if (transactions.length === 0) return <p className="empty">Nothing has happened here yet.</p>
  return (
    <ul className="rows" aria-label="Activity">
      {transactions.map((transaction) => (
        <li key={transaction.id}>
          <Link to={`/activity/${encodeURIComponent(transaction.id)}`} className="row">
            <MovementSummary transaction={transaction} payees={payees.value ?? []} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function MovementSummary(props: { transaction: Transaction; payees: readonly ExternalAccount[] }) {
  const { transaction, payees } = props
  const { title, direction, money, status, tone } = describeMovement(transaction, { payees })
  const moved = isMovement(transaction)
  return (
    <>
      <span className="row-sign" data-direction={direction} data-tone={tone}>
        <Icon name={direction} />
      </span>
      <span className="row-main">
        <span className="row-line">
          <span className="row-title">
            <UntrustedText>{title}</UntrustedText>
          </span>
          {money && (
            <bdi className="row-amount" data-direction={moved ? direction : undefined}>
              {moved && (direction === 'in' ? '+' : '−')}
              {writeMoney(money)}
            </bdi>
          )}
        </span>
        <span className="row-note">
          <span data-tone={tone}>{status}</span>{' '}
          {transaction.createdAt && (
            <time className="unbroken" dateTime={transaction.createdAt.toISOString()}>
              {writeShortDate(transaction.createdAt)}
            </time>
          )}
        </span>
      </span>
    </>
  )
}
