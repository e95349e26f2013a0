import type { PaymentTask } from '@countersign/core'
import { TransactionDetailsScreen } from '@countersign/react/transaction-details'
import { useRouter } from '../router/RouterContext.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { StepTitle } from '../shell/StepTitle.tsx'
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

const pathOfTask = ({ isFunded, quoteId }: PaymentTask) =>
  `/${isFunded ? 'fund' : 'pay'}/${encodeURIComponent(quoteId)}`

/** The receipt alone, for a page of its own or beside the list. */
export function MovementContent({ transactionId, headingLevel }: MovementContentProps) {
  const router = useRouter()
  const { accountId } = useWalletData()
  const { sendAgain } = usePaymentSteps()
  return (
    <TransactionDetailsScreen
      accountId={accountId}
      transactionId={transactionId}
      headingLevel={headingLevel}
      payerName={usePayerName()}
      hrefOf={pathOfTask}
      onContinue={(task) => router.navigate(pathOfTask(task))}
      onSendAgain={sendAgain}
    />
  )
}
