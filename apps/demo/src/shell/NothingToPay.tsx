import { Link } from '../router/Link.tsx'
import { PageHeading } from './PageHeading.tsx'

/** For an address that names no payment. */
export function NothingToPay() {
  return (
    <div className="column">
      <PageHeading title="Payment not found" takesFocus />
      <p className="empty">
        We couldn’t find this payment. <Link to="/activity">See your activity</Link> or{' '}
        <Link to="/send">start a new payment</Link>.
      </p>
    </div>
  )
}
