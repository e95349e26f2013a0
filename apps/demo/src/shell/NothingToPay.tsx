import { Link } from '../router/Link.tsx'
import { Icon } from './Icon.tsx'
import { PageHeading } from './PageHeading.tsx'

/** For an address that names no payment. */
export function NothingToPay() {
  return (
    <div className="column narrow not-found">
      <Icon name="search" />
      <PageHeading title="Payment not found" takesFocus />
      <p className="empty">We couldn’t find this payment.</p>
      <Link to="/activity" className="cs-button action">
        See your activity
      </Link>
      <Link to="/send" className="cs-button action" data-look="quiet">
        Start a new payment
      </Link>
    </div>
  )
}
