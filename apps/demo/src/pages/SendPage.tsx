import { Link } from '../router/Link.tsx'
import { Icon } from '../shell/Icon.tsx'
import { LockNotice } from '../shell/LockNotice.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { confirmsPayments } from '../wallet/confirmsPayments.ts'
import { PayeeList } from '../wallet/PayeeList.tsx'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

/** First step of sending: to whom. */
export function SendPage() {
  const { payees, wallet } = useWalletData()
  // One of them may have been removed in the settings.
  useRefreshOnArrival()
  return (
    <div className="column roomy broad">
      <PageHeading title="Who do you want to pay?" />
      <LockNotice />
      <section className="panel" aria-label="Saved payees">
        <Link to="/send/new" className="row">
          <span className="row-sign" aria-hidden="true">
            <Icon name="add" />
          </span>
          <span className="row-main">
            <span className="row-title">New payee</span>
            <span className="row-note">IBAN, account number or wallet address</span>
          </span>
          <Icon name="next" />
        </Link>
        <PayeeList payees={payees} />
        <ReadError read={payees} />
      </section>
      {wallet.value && confirmsPayments(wallet.value) && (
        <p className="several">
          <Link to="/send/several">Pay several people</Link>
        </p>
      )}
    </div>
  )
}
