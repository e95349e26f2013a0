import { ActivityListScreen, ScaLockNotice, useScaLock } from '@countersign/react'
import { useEffect, useRef } from 'react'
import { Link } from '../router/Link.tsx'
import { useRouter } from '../router/RouterContext.ts'
import { PageTitle } from '../shell/PageHeading.tsx'
import { useIsWide } from '../shell/useIsWide.ts'
import { isMovement, pathOfMovement } from '../wallet/movements.ts'
import { NeedsYou } from '../wallet/NeedsYou.tsx'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'
import { MovementContent, MovementPage } from './MovementPage.tsx'

/**
 * Everything that happened, and where there is room beside it one movement: the one of the address, or the last. The
 * heading takes the focus when the person has come here within the wallet.
 */
export function ActivityPage({ transactionId }: { transactionId: string | undefined }) {
  const isWide = useIsWide()
  if (!isWide && transactionId !== undefined) return <MovementPage key={transactionId} transactionId={transactionId} />
  return (
    <div className="beside" data-split="list">
      <List isOpen={transactionId !== undefined} />
      {isWide && <Beside transactionId={transactionId} />}
    </div>
  )
}

function List({ isOpen }: { isOpen: boolean }) {
  const router = useRouter()
  const { accountId } = useWalletData()
  const { lock, forget } = useScaLock({ accountId })
  const page = useRef<HTMLDivElement>(null)
  useRefreshOnArrival()
  useEffect(() => {
    if (router.hasMoved()) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [router])
  return (
    <div ref={page} className="column">
      {!isOpen && <PageTitle title="Activity" />}
      <p className="title-link">
        <Link to="/statements">Statements</Link>
      </p>
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
    </div>
  )
}

function Beside({ transactionId }: { transactionId: string | undefined }) {
  const { activity } = useWalletData()
  const last = activity.error ? undefined : activity.value?.find(isMovement)?.id
  const id = transactionId ?? last
  if (id === undefined) return null
  return (
    <div className="column detail">
      <MovementContent key={id} transactionId={id} headingLevel={2} />
    </div>
  )
}
