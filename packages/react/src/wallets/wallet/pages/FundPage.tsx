import { useState } from 'react'
import { FundingScreen } from '../../../payment/funding/FundingScreen.tsx'
import { useProfile } from '../useProfile.ts'
import { useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { FundReview } from './FundReview.tsx'
import { Column, NothingToPay } from './PageParts.tsx'
import { usePayment, usePaymentSteps } from './paymentState.ts'

/** Last step of sending with money from a bank: the review, the proof, where to send it, and what became of it. */
export function Page({ accountId, id, state }: WalletPageProps) {
  const { options } = useWalletScreen()
  const { leave, edit, sendAgain } = usePaymentSteps()
  const { name } = useProfile({ accountId })
  const payment = usePayment('fund', { id, state })
  const [reviewed, setReviewed] = useState(id !== undefined)
  if (!payment) return <NothingToPay />
  const { request } = payment
  return (
    <Column isFlow>
      {request && !reviewed ? (
        <FundReview
          request={request}
          amount={payment.amount}
          onContinue={() => setReviewed(true)}
          onEdit={() => edit(undefined, request)}
          onCancel={leave}
        />
      ) : (
        <FundingScreen
          payment={payment}
          accountHolderName={options.accountHolderName}
          headingLevel={1}
          onClose={leave}
          onDone={leave}
          payerName={name}
          onSendAgain={sendAgain}
        />
      )}
    </Column>
  )
}
