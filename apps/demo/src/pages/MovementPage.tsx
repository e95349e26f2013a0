import type { Transaction } from '@countersign/core'
import { PaymentResultScreen } from '@countersign/react'
import { useCallback, useEffect } from 'react'
import { Link } from '../router/Link.tsx'
import { BackLink } from '../shell/BackLink.tsx'
import { PageHeading, PageTitle } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { LoadingRows } from '../wallet/LoadingRows.tsx'
import { MovementStatement } from '../wallet/MovementStatement.tsx'
import { isFromBank, isUnderWay } from '../wallet/movements.ts'
import { type MovementDetails, readMovement } from '../wallet/readMovement.ts'
import { type Read, useRead } from '../wallet/useRead.ts'

const nextLookMs = 3_000

/** One movement of money: its receipt. */
export function MovementPage({ transactionId }: { transactionId: string }) {
  const details = useRead(
    useCallback((client, { signal }) => readMovement(client, { transactionId, signal }), [transactionId]),
  )
  const { value, refresh } = details
  useEffect(() => {
    if (!value || !isUnderWay(value.transaction)) return
    const timer = setTimeout(refresh, nextLookMs)
    return () => clearTimeout(timer)
  }, [value, refresh])

  return (
    <div className="column">
      <PageTitle title="Payment details" />
      <BackLink to="/activity">Activity</BackLink>
      <Content details={details} />
    </div>
  )
}

function Content({ details }: { details: Read<MovementDetails> }) {
  const { value, error } = details
  if (!value)
    return (
      <>
        <PageHeading title="Payment details" />
        <section className="panel" aria-label="Details">
          {error ? <ReadError read={details} /> : <LoadingRows count={3} label="Loading the details" />}
        </section>
      </>
    )
  const { transaction, outcome } = value
  if (outcome) return <PaymentResultScreen outcome={outcome} headingLevel={1} className="wide" />
  return (
    <>
      <MovementStatement transaction={transaction} />
      <WayOn transaction={transaction} />
    </>
  )
}

/** Back to a payment that waits for the person. */
function WayOn({ transaction }: { transaction: Transaction }) {
  const { status, quoteId } = transaction
  if (quoteId === undefined || (status !== 'PENDING' && status !== 'PENDING_AUTHORIZATION')) return null
  const fromBank = isFromBank(transaction)
  const what = fromBank ? 'See where to send it' : 'Check and send'
  return (
    <Link to={`/${fromBank ? 'fund' : 'pay'}/${encodeURIComponent(quoteId)}`} className="cs-button action">
      {status === 'PENDING' ? what : 'Confirm it'}
    </Link>
  )
}
