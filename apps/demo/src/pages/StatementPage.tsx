import { StatementScreen } from '@countersign/react'
import { useEffect, useRef } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { PageTitle } from '../shell/PageHeading.tsx'
import { useWalletData } from '../wallet/WalletData.tsx'

/** The monthly statements. Its heading takes the focus when the person has come here within the wallet. */
export function StatementPage() {
  const router = useRouter()
  const { accountId } = useWalletData()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (router.hasMoved()) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [router])
  return (
    <div ref={page} className="column">
      <PageTitle title="Statement" />
      <BackLink to="/activity">Activity</BackLink>
      <StatementScreen accountId={accountId} headingLevel={1} className="wide" />
    </div>
  )
}
