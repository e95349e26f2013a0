import type { ExternalAccount, InternalAccount } from '@countersign/core'
import { BackLink } from '../../shell/BackLink.tsx'
import { LockNotice } from '../../shell/LockNotice.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { ReadError } from '../../shell/ReadError.tsx'
import { confirmsPayments } from '../../wallet/confirmsPayments.ts'
import { LoadingRows } from '../../wallet/LoadingRows.tsx'
import { useWalletData } from '../../wallet/WalletData.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { BatchForm } from './BatchForm.tsx'

/** First step of paying several people: who gets how much. Only where payments are confirmed by a proof. */
export function SeveralPage() {
  const { payees, wallet } = useWalletData()
  if (wallet.value && !confirmsPayments(wallet.value)) return <NotFoundPage />
  return (
    <div className="column flow">
      <BackLink to="/send">All payees</BackLink>
      <PageHeading title="Pay several people" />
      <LockNotice />
      <section className="panel" aria-label="Payees and amounts">
        <Content payees={payees.value} wallet={wallet.value} />
        <ReadError read={payees} />
        {!payees.error && <ReadError read={wallet} />}
      </section>
    </div>
  )
}

type ContentProps = { payees: readonly ExternalAccount[] | undefined; wallet: InternalAccount | undefined }

function Content({ payees, wallet }: ContentProps) {
  const { stops } = useWalletData()
  if (!payees || !wallet || !stops) return <LoadingRows count={4} label="Loading your payees" />
  const offered = payees.filter(({ id }) => !stops.setAside.has(id))
  if (offered.length < 2) return <p className="empty">You need at least two saved payees.</p>
  return <BatchForm payees={offered} wallet={wallet} />
}
