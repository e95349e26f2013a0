import { Link } from '../router/Link.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className="column">
      <PageHeading title="There is nothing here" />
      <p className="empty">
        This address leads nowhere. <Link to="/">Go to your balance</Link>
      </p>
    </div>
  )
}
