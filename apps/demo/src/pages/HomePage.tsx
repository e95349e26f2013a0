import { ActivityList, PasskeyOfferScreen, ScaLockNotice, ScaSignInPrompt, useScaLock } from '@countersign/react'
import { Link } from '../router/Link.tsx'
import { useRouter } from '../router/RouterContext.ts'
import { Icon } from '../shell/Icon.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { Balance } from '../wallet/Balance.tsx'
import { LoadingRows } from '../wallet/LoadingRows.tsx'
import { isMovement, pathOfMovement } from '../wallet/movements.ts'
import { NeedsYou } from '../wallet/NeedsYou.tsx'
import { People } from '../wallet/People.tsx'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

/** The balance, who it can be sent to, and recent activity. */
export function HomePage() {
  const { accountId, wallet, payees, activity, outage } = useWalletData()
  const unreadable = wallet.error !== undefined && !payees.value && !activity.value
  // A code is on its way already: the form for it comes first, and nothing else is offered meanwhile.
  const confirmsFirst = !wallet.error && activity.error?.action === 'sca-sign-in'
  const { lock, forget } = useScaLock({ accountId })
  const waits = confirmsFirst || lock !== undefined
  const isEmpty = wallet.value?.balance.amount === 0n
  useRefreshOnArrival()
  return (
    <div className="home">
      <PageHeading title="Home" look="wide" />
      <ScaLockNotice lock={lock} onLifted={forget} className="wide lock-notice" />
      {/* A proof that was accepted shows that nothing is locked any longer. */}
      {confirmsFirst ? (
        <ReadError read={activity} onSignedIn={forget} />
      ) : (
        <ScaSignInPrompt accountId={accountId} onSignedIn={forget} className="wide offer" />
      )}
      <section className="panel hero engraved" data-stale={outage ? '' : undefined}>
        <h2>Your balance</h2>
        <Balance wallet={wallet} />
        <div className="hero-actions">
          <Link to="/send" className="cs-button action" data-look={waits || isEmpty ? 'quiet' : undefined}>
            <Icon name="out" />
            Send money
          </Link>
          <Link to="/add" className="cs-button action" data-look={waits || !isEmpty ? 'quiet' : undefined}>
            <Icon name="add" />
            Add money
          </Link>
        </div>
      </section>
      <div className="home-side">
        {!unreadable && <NeedsYou isLocked={lock !== undefined} />}
        {!unreadable && <Payees />}
        {!confirmsFirst && <PasskeyOfferScreen accountId={accountId} className="wide" />}
      </div>
      {!unreadable && !confirmsFirst && <RecentActivity />}
    </div>
  )
}

function Payees() {
  const { wallet, payees } = useWalletData()
  return (
    <section className="panel home-payees" aria-labelledby="home-payees">
      <div className="panel-head">
        <h2 id="home-payees">Pay someone</h2>
        <Link to="/send">All payees</Link>
      </div>
      <People payees={payees} />
      {!wallet.error && <ReadError read={payees} />}
    </section>
  )
}

function RecentActivity() {
  const router = useRouter()
  const { wallet, payees, activity, stops } = useWalletData()
  const movements = activity.value?.filter(isMovement).slice(0, 5)
  return (
    <section className="cs-card wide recent" aria-labelledby="home-activity">
      <div className="panel-head">
        <h2 id="home-activity">Recent activity</h2>
        <Link to="/activity">All activity</Link>
      </div>
      {!movements && !activity.error && <LoadingRows count={4} label="Loading your activity" />}
      {movements?.length === 0 && <FirstSteps />}
      {movements && movements.length > 0 && (
        <ActivityList.MovementRows
          label="Activity"
          transactions={movements}
          payees={payees.value ?? []}
          stopped={stops?.payments}
          hrefOf={pathOfMovement}
          onOpen={(transaction) => router.navigate(pathOfMovement(transaction))}
        />
      )}
      {!wallet.error && <ReadError read={activity} />}
    </section>
  )
}

/** What an empty wallet is for, in the order of what can be done first. */
function FirstSteps() {
  return (
    <ol className="first-steps">
      <li>
        <Link to="/add">Add money</Link>
        <span>By bank transfer, or to your wallet’s address.</span>
      </li>
      <li>
        <Link to="/send/new">Add someone to pay</Link>
        <span>With an IBAN, an account number or an address.</span>
      </li>
      <li>
        <span>Send</span>
        <span>You see the price, then you sign here.</span>
      </li>
    </ol>
  )
}
