import type { ExternalAccount, Transaction } from '@countersign/core'
import { UntrustedText, useWriteMovement } from '@countersign/react'
import { Link } from '../router/Link.tsx'
import { Person } from '../shell/Person.tsx'
import { findTask } from './movements.ts'
import type { Stops } from './useStops.ts'
import { useWalletData } from './WalletData.tsx'
import { writeMoney } from './words.ts'

type NeedsYouProps = {
  /** No proof is accepted now, so no payment can be confirmed. */
  isLocked: boolean
}

/** The payments that wait for the user, each with a link to what has to be done. Renders nothing where none does. */
export function NeedsYou({ isLocked }: NeedsYouProps) {
  const { activity, payees, stops } = useWalletData()
  const waiting = (activity.value ?? []).filter((transaction) => findTask(transaction) !== undefined)
  if (waiting.length === 0 || !stops) return null
  return (
    <section className="panel needs-you" aria-labelledby="needs-you">
      <h2 id="needs-you">To do</h2>
      <ul className="rows" aria-label="Payments that need you">
        {waiting.map((transaction) => (
          <WaitingPayment
            key={transaction.id}
            transaction={transaction}
            payees={payees.value ?? []}
            stops={stops}
            isLocked={isLocked}
          />
        ))}
      </ul>
    </section>
  )
}

type WaitingPaymentProps = NeedsYouProps & {
  transaction: Transaction
  payees: readonly ExternalAccount[]
  stops: Stops
}

function WaitingPayment({ transaction, payees, stops, isLocked }: WaitingPaymentProps) {
  const stopped = stops.payments.get(transaction.quoteId ?? '')
  const task = findTask(transaction, stopped)
  const write = useWriteMovement()
  if (!task) return null
  const { title, status, tone, money } = write(transaction, payees, stopped)
  return (
    <li>
      <div className="row">
        <Person name={title} id={transaction.destination?.accountId ?? transaction.id} />
        <span className="row-main">
          <span className="row-title">
            <UntrustedText>{title}</UntrustedText>
          </span>
          <span className="row-note">
            <span data-tone={tone}>{status}</span>
          </span>
        </span>
        {money && (
          <span className="row-amount">
            <bdi>{writeMoney(money)}</bdi>
          </span>
        )}
      </div>
      {!(isLocked && task.needsProof) && (
        <Link to={task.path} className="cs-button action" data-look="quiet">
          {task.action}
        </Link>
      )}
    </li>
  )
}
