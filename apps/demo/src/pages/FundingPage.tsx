import { FundingScreen } from '@countersign/react'
import { useMemo, useState } from 'react'
import { NothingToPay } from '../shell/NothingToPay.tsx'
import { StepTitle } from '../shell/StepTitle.tsx'
import { accountHolderName } from '../wallet/accountHolderName.ts'
import { FundingReview } from '../wallet/FundingReview.tsx'
import { usePayerName } from '../wallet/usePayerName.ts'
import { usePayment } from '../wallet/usePayment.ts'
import { usePaymentSteps } from '../wallet/usePaymentSteps.ts'
import { useWalletData } from '../wallet/WalletData.tsx'

/** Last step of sending with money from a bank: the review, the proof, where to send it, and what became of it. */
export function FundingPage({ quoteId }: { quoteId: string | undefined }) {
  const { accountId } = useWalletData()
  const { leave, sendAgain } = usePaymentSteps()
  const payerName = usePayerName()
  const begun = usePayment('/fund', quoteId)
  const payment = useMemo(() => begun && { ...begun, accountId }, [begun, accountId])
  const [reviewed, setReviewed] = useState(quoteId !== undefined)
  if (!payment) return <NothingToPay />
  return (
    <div className="column flow">
      <StepTitle title="Pay by bank transfer" />
      {payment.request && !reviewed ? (
        <FundingReview request={payment.request} amount={payment.amount} onContinue={() => setReviewed(true)} />
      ) : (
        <FundingScreen
          payment={payment}
          accountHolderName={accountHolderName}
          headingLevel={1}
          className="wide"
          onClose={leave}
          onDone={leave}
          payerName={payerName}
          onSendAgain={sendAgain}
        />
      )}
    </div>
  )
}
