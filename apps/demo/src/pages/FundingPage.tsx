import { FundingScreen } from '@countersign/react'
import { useMemo } from 'react'
import { BackLink } from '../shell/BackLink.tsx'
import { PageTitle } from '../shell/PageHeading.tsx'
import { NothingToPay, PaymentLinks } from '../shell/PaymentLinks.tsx'
import { usePayment } from '../wallet/usePayment.ts'
import { useWalletData } from '../wallet/WalletData.tsx'

/** Last step of sending with money from a bank: what it costs and the proof, where to send it, and what became of it. */
export function FundingPage({ quoteId }: { quoteId: string | undefined }) {
  const { accountId } = useWalletData()
  const begun = usePayment('/fund', quoteId)
  const payment = useMemo(() => begun && { ...begun, accountId }, [begun, accountId])
  if (!payment) return <NothingToPay />
  return (
    <div className="column">
      <PageTitle title="Pay by bank transfer" />
      <BackLink to="/">Home</BackLink>
      <FundingScreen payment={payment} headingLevel={1} className="wide" />
      <PaymentLinks />
    </div>
  )
}
