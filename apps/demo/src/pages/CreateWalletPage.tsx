import { useContext } from 'react'
import { Link } from '../shell/Link.tsx'
import { LanguageContext } from '../shell/language.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import { SignInLinks } from '../shell/SignInLinks.tsx'
import { WelcomePanel } from '../shell/WelcomePanel.tsx'
import { CreateWalletForm } from './CreateWalletForm.tsx'

/** Creates a wallet with demo money in it. It looks like the sign-in, from which users come and to which they return. */
export function CreateWalletPage() {
  const { openWallet } = useContext(LanguageContext).words
  return (
    <>
      <WelcomePanel />
      <div className="cs-guard">
        <section className="cs-card">
          <PageHeading title={openWallet.title} />
          <CreateWalletForm />
        </section>
      </div>
      <div className="sign-in-help">
        <p className="sign-in-new">
          {openWallet.haveWallet} <Link to="/">{openWallet.signIn}</Link>
        </p>
        <SignInLinks />
      </div>
    </>
  )
}
