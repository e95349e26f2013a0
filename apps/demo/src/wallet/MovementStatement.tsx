import type { Transaction } from '@countersign/core'
import { PageHeading } from '../shell/PageHeading.tsx'
import { describeMovement } from './movements.ts'
import { useWalletData } from './WalletData.tsx'
import { writeDate, writeMoney } from './words.ts'

/** A movement that is no payment with a receipt: money that came in, or a payment that was never sent. */
export function MovementStatement({ transaction }: { transaction: Transaction }) {
  const { payees } = useWalletData()
  const { title, money, status, direction } = describeMovement(transaction, { payees: payees.value ?? [] })
  const reference = transaction.reconciliationInstructions?.reference ?? transaction.id
  return (
    <section className="cs-card wide">
      <PageHeading title="Payment details">{direction === 'in' ? 'Money added' : status}</PageHeading>
      <dl className="cs-statement">
        {money && (
          <div data-row="send">
            <dt>{direction === 'in' ? 'You received' : 'Amount'}</dt>
            <dd>
              <bdi>{writeMoney(money)}</bdi>
            </dd>
          </div>
        )}
        {direction === 'out' && (
          <div data-row="receive">
            <dt>To</dt>
            <dd>
              <bdi>{title}</bdi>
            </dd>
          </div>
        )}
        <div data-row="status">
          <dt>Status</dt>
          <dd>{status}</dd>
        </div>
        {transaction.createdAt && (
          <div data-row="date">
            <dt>Date</dt>
            <dd>{writeDate(transaction.createdAt)}</dd>
          </div>
        )}
        <div data-row="reference">
          <dt>Reference</dt>
          <dd>
            <bdi>{reference}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}
