import { Link } from '../router/Link.tsx'
import { Icon } from '../shell/Icon.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'

/** For an address that names no page. */
export function NotFoundPage() {
  return (
    <div className="column narrow not-found">
      <Icon name="search" />
      <PageHeading title="Page not found" />
      <p className="empty">This page doesn’t exist, or it was moved.</p>
      <Link to="/" className="cs-button action">
        Back to home
      </Link>
    </div>
  )
}
