import { Link } from '../router/Link.tsx'
import { PageHeading } from './PageHeading.tsx'

/** The way on from a payment that has its receipt, and from one that cannot be had. Shown by the styles when it is time. */
export function PaymentLinks() {
  return (
    <>
      <Link to="/" className="cs-button action done" data-look="quiet">
        Done
      </Link>
      <Link to="/send" className="cs-button action again" data-look="quiet">
        Start again
      </Link>
    </>
  )
}

/** For an address that names no payment. */
export function NothingToPay() {
  return (
    <div className="column">
      <PageHeading title="Nothing to pay" />
      <p className="empty">
        This payment is not known here. <Link to="/send">Start a new one</Link>
      </p>
    </div>
  )
}
