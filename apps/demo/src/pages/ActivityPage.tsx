import type { Transaction } from '@countersign/core'
import { ScaLockNotice, useScaLock } from '@countersign/react'
import { useState } from 'react'
import { PageHeading } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { ActivityDays } from '../wallet/ActivityList.tsx'
import { describeMovement, isDraft, isMovement } from '../wallet/movements.ts'
import { NeedsYou } from '../wallet/NeedsYou.tsx'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

type Filter = { name: string; only: (transaction: Transaction) => boolean; empty: string }

const goes = (direction: 'in' | 'out') => (transaction: Transaction) =>
  isMovement(transaction) && describeMovement(transaction, { payees: [] }).direction === direction

const all: Filter = { name: 'All', only: isMovement, empty: 'No payments yet. Your payments will appear here.' }
const filters: readonly Filter[] = [
  all,
  { name: 'Money in', only: goes('in'), empty: 'No money came in yet.' },
  { name: 'Money out', only: goes('out'), empty: 'No money went out yet.' },
  { name: 'Not sent', only: isDraft, empty: 'No unsent payments.' },
]

/** Everything that happened. Prices that the user only looked at are kept apart from it. */
export function ActivityPage() {
  const { accountId, activity, payees, loadMoreActivity } = useWalletData()
  const [filter, setFilter] = useState(all)
  const { lock, forget } = useScaLock({ accountId })
  useRefreshOnArrival()
  return (
    <div className="column roomy">
      <PageHeading title="Activity" />
      <ScaLockNotice lock={lock} onLifted={forget} className="wide lock-notice" />
      <NeedsYou isLocked={lock !== undefined} />
      <section className="panel" aria-label="All activity">
        <fieldset className="filters">
          <legend className="visually-hidden">Show</legend>
          {filters.map((option) => (
            <label key={option.name}>
              <input type="radio" name="filter" checked={option === filter} onChange={() => setFilter(option)} />
              {option.name}
            </label>
          ))}
        </fieldset>
        <ActivityDays activity={activity} payees={payees} only={filter.only} empty={filter.empty} />
        {loadMoreActivity && (
          <button
            type="button"
            className="cs-link"
            aria-disabled={activity.loading || undefined}
            onClick={loadMoreActivity}
          >
            Show more
          </button>
        )}
        <ReadError read={activity} />
      </section>
    </div>
  )
}
