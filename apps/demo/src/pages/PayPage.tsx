import { QuoteConfirmationScreen } from '@countersign/react'
import { useMemo } from 'react'
import { NothingToPay } from '../shell/NothingToPay.tsx'
import { StepTitle } from '../shell/StepTitle.tsx'
import { usePayerName } from '../wallet/usePayerName.ts'
import { usePayment } from '../wallet/usePayment.ts'
import { usePaymentSteps } from '../wallet/usePaymentSteps.ts'
import { useWalletData } from '../wallet/WalletData.tsx'

/** Last step of sending: the price, the consent, and what became of it. */
export function PayPage({ quoteId }: { quoteId: string | undefined }) {
  const { accountId, wallet } = useWalletData()
  const { leave, edit, sendAgain } = usePaymentSteps()
  const payerName = usePayerName()
  const begun = usePayment('/pay', quoteId)
  const payment = useMemo(() => begun && { ...begun, accountId }, [begun, accountId])
  if (!payment) return <NothingToPay />
  return (
    <div className="column split flow">
      <StepTitle title="Check and send" />
      <QuoteConfirmationScreen
        payment={payment}
        balance={wallet.value?.balance}
        headingLevel={1}
        className="wide"
        onEdit={(quote) => edit(quote, payment.request)}
        onCancel={leave}
        onDone={leave}
        payerName={payerName}
        onSendAgain={sendAgain}
      />
    </div>
  )
}
