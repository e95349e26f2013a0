import type { Transaction } from '@countersign/core'
import { UntrustedText, useWriteMovement } from '@countersign/react'
import type { ReactNode } from 'react'
import { PageHeading } from '../shell/PageHeading.tsx'
import { useWalletData } from './WalletData.tsx'
import { writeDate, writeMoney, writeReference } from './words.ts'

/** A transaction without a receipt: money that came in, or a payment that was never sent. */
export function MovementStatement({ transaction, isPage }: { transaction: Transaction; isPage: boolean }) {
  const { payees, stops } = useWalletData()
  const stopped = stops?.payments.get(transaction.quoteId ?? '')
  const { title, money, status, direction } = useWriteMovement()(transaction, payees.value ?? [], stopped)
  const heading = direction === 'in' ? 'Added money' : status
  return (
    <section className="cs-card wide">
      {isPage ? <PageHeading title="Payment details">{heading}</PageHeading> : <h2 className="cs-title">{heading}</h2>}
      <dl className="cs-statement">
        {money && (
          <Row name="send" label={direction === 'in' ? 'You received' : 'Amount'}>
            <bdi>{writeMoney(money)}</bdi>
          </Row>
        )}
        {direction === 'out' && (
          <Row name="receive" label="To">
            <UntrustedText>{title}</UntrustedText>
          </Row>
        )}
        <Row name="status" label="Status">
          {status}
        </Row>
        {transaction.createdAt && (
          <Row name="date" label="Date">
            {writeDate(transaction.createdAt)}
          </Row>
        )}
        <Row name="reference" label="Payment ID">
          <UntrustedText>{writeReference(transaction.id)}</UntrustedText>
        </Row>
      </dl>
    </section>
  )
}

function Row({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div data-row={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
