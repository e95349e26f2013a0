import { BackLink } from '../shell/BackLink.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { ActivityList } from '../wallet/ActivityList.tsx'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

/** Everything that happened, and what was never sent. */
export function ActivityPage() {
  const { activity, payees, loadMoreActivity } = useWalletData()
  useRefreshOnArrival()
  return (
    <div className="column">
      <BackLink to="/">Home</BackLink>
      <PageHeading title="Activity" />
      <section className="panel" aria-label="All activity">
        <ActivityList activity={activity} payees={payees} />
        {loadMoreActivity && (
          <button
            type="button"
            className="cs-link"
            aria-disabled={activity.loading || undefined}
            onClick={loadMoreActivity}
          >
            Show more
          </button>
        )}
        <ReadError read={activity} />
      </section>
    </div>
  )
}
