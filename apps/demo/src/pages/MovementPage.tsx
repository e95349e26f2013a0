import type { Transaction } from '@countersign/core'
import { PaymentResultScreen, ScaLockNotice, useScaLock, useTransaction } from '@countersign/react'
import { CancelPaymentScreen } from '@countersign/react/cancel-payment'
import { Link } from '../router/Link.tsx'
import { BackLink } from '../shell/BackLink.tsx'
import { NothingToPay } from '../shell/NothingToPay.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { StepTitle } from '../shell/StepTitle.tsx'
import { LoadingRows } from '../wallet/LoadingRows.tsx'
import { MovementStatement } from '../wallet/MovementStatement.tsx'
import { findTask } from '../wallet/movements.ts'
import { toRead } from '../wallet/read.ts'
import { usePayerName } from '../wallet/usePayerName.ts'
import { usePaymentSteps } from '../wallet/usePaymentSteps.ts'
import { useWalletData } from '../wallet/WalletData.tsx'

/** One movement of money: its receipt. */
export function MovementPage({ transactionId }: { transactionId: string }) {
  return (
    <div className="column">
      <StepTitle title="Payment details" />
      <BackLink to="/activity">Activity</BackLink>
      <MovementContent transactionId={transactionId} headingLevel={1} />
    </div>
  )
}

export type MovementContentProps = {
  transactionId: string
  headingLevel: 1 | 2
}

/** The receipt alone, for a page of its own or beside the list. */
export function MovementContent({ transactionId, headingLevel }: MovementContentProps) {
  const reading = useTransaction({ transactionId })
  const details = toRead(reading, reading.refresh, (content) => content)
  const { value, error } = details
  const { sendAgain } = usePaymentSteps()
  const payerName = usePayerName()
  const isPage = headingLevel === 1
  if (!value && error?.code === 'REFERENCE_NOT_FOUND') return <NothingToPay />
  if (!value)
    return (
      <>
        {isPage && <PageHeading title="Payment details" />}
        <section className="panel" aria-label="Details">
          {error ? <ReadError read={details} /> : <LoadingRows count={3} label="Loading the details" />}
        </section>
      </>
    )
  const { transaction, payment } = value
  if (payment)
    return (
      <>
        <PaymentResultScreen
          outcome={payment}
          payerName={payerName}
          headingLevel={headingLevel}
          className="wide"
          onSendAgain={sendAgain}
        />
        <CancelPaymentScreen transaction={transaction} headingLevel={isPage ? 2 : 3} className="wide" />
      </>
    )
  return (
    <>
      <MovementStatement transaction={transaction} isPage={isPage} />
      <WayOn transaction={transaction} />
    </>
  )
}

/** Leads to a payment that waits for the user, or that they only looked at. */
function WayOn({ transaction }: { transaction: Transaction }) {
  const { status, quoteId } = transaction
  const { accountId, stops } = useWalletData()
  const task = findTask(transaction, stops?.payments.get(quoteId ?? ''))
  const { lock, forget } = useScaLock({ accountId })
  if (lock && task?.needsProof) return <ScaLockNotice lock={lock} onLifted={forget} className="wide" />
  const draft = status === 'PENDING' && quoteId !== undefined && `/pay/${encodeURIComponent(quoteId)}`
  const path = task?.path ?? draft
  if (!path || !stops) return null
  return (
    <Link to={path} className="cs-button action">
      {task?.action ?? 'Check and send'}
    </Link>
  )
}
