import { FundingScreen } from '@countersign/react'
import { BackLink } from '../shell/BackLink.tsx'
import { PageTitle } from '../shell/PageHeading.tsx'
import { NothingToPay, PaymentLinks } from '../shell/PaymentLinks.tsx'
import { usePayment } from '../wallet/usePayment.ts'
import { useWalletData } from '../wallet/WalletData.tsx'

/** Last step of sending with money from a bank: the proof, where to send it, and what became of it. */
export function FundingPage({ quoteId }: { quoteId: string | undefined }) {
  const { accountId } = useWalletData()
  const payment = usePayment('/fund', quoteId)
  if (!payment) return <NothingToPay />
  return (
    <div className="column">
      <PageTitle title="Pay by bank transfer" />
      <BackLink to="/">Home</BackLink>
      <FundingScreen payment={payment} accountId={accountId} headingLevel={1} className="wide" />
      <PaymentLinks />
    </div>
  )
}
