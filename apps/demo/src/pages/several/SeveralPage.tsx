import { readSetAsidePayees } from '@countersign/core/flows'
import {
  ScaLockNotice,
  usePayees,
  useScaLock,
  useWalletClient,
  useWallets,
  type WalletPageProps,
} from '@countersign/react'
import { useEffect, useState } from 'react'
import { BackLink } from '../../shell/BackLink.tsx'
import { Link } from '../../shell/Link.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { confirmsPayments } from '../../wallet/confirmsPayments.ts'
import { LoadingRows } from '../../wallet/LoadingRows.tsx'
import { explainReadError } from '../../wallet/words.ts'
import { BatchForm } from './BatchForm.tsx'

/** The way to this page, below the payees. Only where payments are confirmed by a proof. */
export function SeveralLink() {
  const wallet = useWallets().state.content?.items[0]
  if (!wallet || !confirmsPayments(wallet)) return null
  return (
    <p className="several">
      <Link to="/send/several">Pay several people</Link>
    </p>
  )
}

/** First step of paying several people: who gets how much. */
export function SeveralPage({ accountId }: WalletPageProps) {
  const { lock, forget } = useScaLock({ accountId })
  return (
    <div className="cs-column" data-flow="">
      <BackLink to="/send">All payees</BackLink>
      <PageHeading title="Pay several people" />
      <ScaLockNotice lock={lock} onLifted={forget} />
      <section className="cs-card" aria-label="Payees and amounts">
        <Content accountId={accountId} />
      </section>
    </div>
  )
}

function Content({ accountId }: { accountId: string }) {
  const payees = usePayees()
  const wallets = useWallets()
  const setAside = useSetAside()
  const error = payees.state.error ?? wallets.state.error
  const wallet = wallets.state.content?.items.find(({ id }) => id === accountId)
  if (error) return <p role="alert">{explainReadError(error)}</p>
  if (!payees.state.content || !wallet || !setAside) return <LoadingRows count={4} label="Loading your payees" />
  const offered = payees.state.content.items.filter(({ id }) => !setAside.includes(id))
  if (offered.length < 2) return <p className="empty">You need at least two saved payees.</p>
  return <BatchForm payees={offered} wallet={wallet} />
}

/** The payees that took the place of another one. `undefined` until they are read: until then, nothing is offered. */
function useSetAside(): readonly string[] | undefined {
  const client = useWalletClient()
  const [setAside, show] = useState<readonly string[]>()
  useEffect(() => void readSetAsidePayees(client).then(show), [client])
  return setAside
}
