import { BackLink } from '../shell/BackLink.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'

/** What a user of the demo agrees to; a platform has its own. It is there for users who are not signed in, too. */
export function TermsPage() {
  return (
    <div className="cs-column" data-look="narrow">
      <BackLink to="/">Back</BackLink>
      <PageHeading title="Terms" />
      <section className="cs-card terms" aria-labelledby="page-heading">
        <p>Harbor is a demo. No wallet, payment or bank in it is real, and nothing in it is worth money.</p>
        <p>Don’t enter real personal data. Wallets exist only until the demo is restarted.</p>
        <p>Your key is created in this browser. Only you can sign with it, and we can’t restore it.</p>
      </section>
    </div>
  )
}
