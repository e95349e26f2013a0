import { ActivityListScreen, ScaLockNotice, useScaLock } from '@countersign/react'
import { useEffect, useRef } from 'react'
import { Link } from '../router/Link.tsx'
import { useRouter } from '../router/RouterContext.ts'
import { PageTitle } from '../shell/PageHeading.tsx'
import { pathOfMovement } from '../wallet/movements.ts'
import { NeedsYou } from '../wallet/NeedsYou.tsx'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

/** Everything that happened. Its heading takes the focus when the person has come here within the wallet. */
export function ActivityPage() {
  const router = useRouter()
  const { accountId } = useWalletData()
  const { lock, forget } = useScaLock({ accountId })
  const page = useRef<HTMLDivElement>(null)
  useRefreshOnArrival()
  useEffect(() => {
    if (router.hasMoved()) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [router])
  return (
    <div ref={page} className="column roomy">
      <PageTitle title="Activity" />
      <ScaLockNotice lock={lock} onLifted={forget} className="wide lock-notice" />
      <NeedsYou isLocked={lock !== undefined} />
      <ActivityListScreen
        accountId={accountId}
        headingLevel={1}
        className="wide"
        hrefOf={pathOfMovement}
        onOpen={(transaction) => router.navigate(pathOfMovement(transaction))}
        onAddMoney={() => router.navigate('/add')}
      />
      <Link to="/statements" className="cs-button action" data-look="quiet">
        Statements
      </Link>
    </div>
  )
}
