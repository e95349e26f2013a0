import type { ExternalAccount, InternalAccount } from '@countersign/core'
import { Link } from '../router/Link.tsx'
import { BackLink } from '../shell/BackLink.tsx'
import { LockNotice } from '../shell/LockNotice.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { payeeElementId } from '../wallet/AmountField.tsx'
import { AmountForm } from '../wallet/AmountForm.tsx'
import { LoadingRows } from '../wallet/LoadingRows.tsx'
import { PayeeSummary } from '../wallet/PayeeList.tsx'
import { SetAsidePayee } from '../wallet/SetAsidePayee.tsx'
import { useWalletData } from '../wallet/WalletData.tsx'

/** Second step of sending: how much. */
export function AmountPage({ payeeId }: { payeeId: string }) {
  const { payees, wallet } = useWalletData()
  const payee = payees.value?.find(({ id }) => id === payeeId)
  return (
    <div className="column pair flow">
      <BackLink to="/send">All payees</BackLink>
      <PageHeading title="How much?" />
      <LockNotice />
      <section className="panel">
        <Content payee={payee} wallet={wallet.value} known={payees.value !== undefined} />
        <ReadError read={payees} />
        {!payees.error && <ReadError read={wallet} />}
      </section>
    </div>
  )
}

type ContentProps = { payee: ExternalAccount | undefined; wallet: InternalAccount | undefined; known: boolean }

function Content({ payee, wallet, known }: ContentProps) {
  const { stops } = useWalletData()
  if (known && !payee)
    return (
      <p className="empty">
        We couldn’t find this payee. <Link to="/send">Choose another one</Link>
      </p>
    )
  if (!payee || !wallet || !stops) return <LoadingRows count={2} label="Loading the payee" />
  const isSetAside = stops.setAside.has(payee.id)
  return (
    <>
      <div className="row chosen" id={payeeElementId}>
        <PayeeSummary payee={payee} whole={isSetAside} />
      </div>
      {isSetAside ? <SetAsidePayee payee={payee} /> : <AmountForm payee={payee} wallet={wallet} />}
    </>
  )
}
