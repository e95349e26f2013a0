import { EmailOtpLoginScreen, SessionGuardScreen, useSession } from '@countersign/react'
import { ActivityPage } from './pages/ActivityPage.tsx'
import { AmountPage } from './pages/AmountPage.tsx'
import { CreateWalletPage } from './pages/CreateWalletPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { MovementPage } from './pages/MovementPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { PayPage } from './pages/PayPage.tsx'
import { SendPage } from './pages/SendPage.tsx'
import { usePath, useRouter } from './router/RouterContext.ts'
import { Header } from './shell/Header.tsx'
import { PageTitle } from './shell/PageHeading.tsx'
import { Welcome } from './shell/Welcome.tsx'
import { createdEmail } from './wallet/createWallet.ts'
import { useWalletData, WalletDataProvider } from './wallet/WalletData.tsx'

export type WalletAppProps = {
  /** Absent where there is no sandbox, in which anybody may make a wallet and read its codes. */
  onOpenBackstage: (() => void) | undefined
}

/** The product: signing in for those who are not, and the wallet for those who are. */
export function WalletApp({ onOpenBackstage }: WalletAppProps) {
  const { state } = useSession()
  const router = useRouter()
  const [section] = usePath()
  const session = 'session' in state ? state.session : undefined
  const signedOut = state.status === 'none' || state.status === 'signed-out'
  const creating = signedOut && onOpenBackstage !== undefined && section === 'create'
  return (
    <div className="wallet">
      <Header signedIn={session !== undefined} />
      <main className="main" data-signed-out={signedOut ? '' : undefined}>
        {creating && <CreateWalletPage />}
        {signedOut && !creating && <Welcome onOpenBackstage={onOpenBackstage} />}
        {!creating && (
          <SessionGuardScreen
            headingLevel={signedOut ? 1 : 2}
            defaultEmail={createdEmail(router.state())}
            className="guard"
          >
            {session && (
              <WalletDataProvider key={session.accountId} accountId={session.accountId}>
                <Pages />
              </WalletDataProvider>
            )}
          </SessionGuardScreen>
        )}
      </main>
    </div>
  )
}

function Pages() {
  const { wallet, refresh } = useWalletData()
  const [section, id, ...rest] = usePath()
  // The key is here, but the platform has forgotten who this is: after eight hours, or a restart.
  if (wallet.error?.action === 'sign-in')
    return (
      <div className="column narrow">
        <PageTitle title="Sign in" />
        <EmailOtpLoginScreen headingLevel={1} onSignedIn={refresh} />
      </div>
    )
  if (rest.length > 0) return <NotFoundPage />
  switch (section) {
    case undefined:
    case 'create':
      return <HomePage />
    case 'send':
      return id === undefined ? <SendPage /> : <AmountPage key={id} payeeId={id} />
    case 'pay':
      return <PayPage quoteId={id} />
    case 'activity':
      return id === undefined ? <ActivityPage /> : <MovementPage key={id} transactionId={id} />
    default:
      return <NotFoundPage />
  }
}
