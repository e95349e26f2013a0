import { BackLink } from '../shell/BackLink.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { PayeeList } from '../wallet/PayeeList.tsx'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

/** First step of sending: to whom. */
export function SendPage() {
  const { payees } = useWalletData()
  // One of them may have been removed in the settings.
  useRefreshOnArrival()
  return (
    <div className="column">
      <BackLink to="/">Home</BackLink>
      <PageHeading title="Who do you want to pay?" />
      <section className="panel" aria-label="Saved payees">
        <PayeeList payees={payees} />
        <ReadError read={payees} />
      </section>
    </div>
  )
}
