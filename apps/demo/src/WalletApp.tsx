import { EmailOtpLoginScreen, type LoginOptions, SessionGuardScreen, useSession } from '@countersign/react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { goToHarborId, harborIdName, type OidcCallbackParameters } from './identity/harborId.ts'
import { ActivityPage } from './pages/ActivityPage.tsx'
import { AddMoneyPage } from './pages/AddMoneyPage.tsx'
import { CreateWalletPage } from './pages/CreateWalletPage.tsx'
import { FundingPage } from './pages/FundingPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { NewPayeePage } from './pages/NewPayeePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { PayPage } from './pages/PayPage.tsx'
import { SendPage } from './pages/SendPage.tsx'
import { StatementPage } from './pages/StatementPage.tsx'
import { SettingPage } from './pages/settings/SettingPage.tsx'
import { SettingsPage } from './pages/settings/SettingsPage.tsx'
import { PaySeveralPage } from './pages/several/PaySeveralPage.tsx'
import { SeveralPage } from './pages/several/SeveralPage.tsx'
import { TermsPage } from './pages/TermsPage.tsx'
import { usePath, useRouter } from './router/RouterContext.ts'
import { Header, Navigation } from './shell/Header.tsx'
import { OutageBanner } from './shell/OutageBanner.tsx'
import { SignInHelp } from './shell/SignInHelp.tsx'
import { contentId } from './shell/SkipLink.tsx'
import { StepTitle } from './shell/StepTitle.tsx'
import { Welcome } from './shell/Welcome.tsx'
import { type CreatedWallet, readCreatedWallet } from './wallet/createWallet.ts'
import { useWalletData, WalletDataProvider } from './wallet/WalletData.tsx'

export type WalletAppProps = {
  /** Absent where there is no sandbox, in which anyone can create a wallet and read its codes. */
  onOpenBackstage: (() => void) | undefined
  /** What the identity provider sent this page back with. */
  harborId: OidcCallbackParameters | undefined
}

/** The product: signing in for those who are not, and the wallet for those who are. */
export function WalletApp({ onOpenBackstage, harborId }: WalletAppProps) {
  const { state } = useSession()
  const router = useRouter()
  const [section] = usePath()
  const session = 'session' in state ? state.session : undefined
  // Someone else may be looking: nothing of the wallet is shown, and no way into it but the sign-in.
  const covered = state.status === 'locked' || state.status === 'revoked'
  const signedOut = state.status === 'none' || state.status === 'signed-out'
  const login = useMemo(
    () => loginOptions({ sandboxed: onOpenBackstage !== undefined, harborId }),
    [onOpenBackstage, harborId],
  )
  const guard = useRef<HTMLDivElement>(null)
  const created = readCreatedWallet(router.state())
  useCodeForNewWallet(guard, signedOut ? created : undefined)
  useTopOnSignIn(signedOut)
  const creating = signedOut && onOpenBackstage !== undefined && section === 'create'
  const readingTerms = signedOut && section === 'terms'
  const elsewhere = creating || readingTerms
  return (
    <div className="wallet">
      <div className="frame" data-bare={session && !covered ? undefined : ''}>
        {session && !covered && <Navigation />}
        <Header session={covered ? undefined : session} />
        <main id={contentId} className="main" tabIndex={-1} data-signed-out={signedOut ? '' : undefined}>
          {creating && <CreateWalletPage />}
          {readingTerms && <TermsPage />}
          {signedOut && !elsewhere && <Welcome onOpenBackstage={onOpenBackstage} />}
          {!elsewhere && (
            <SessionGuardScreen
              headingLevel={signedOut || covered ? 1 : 2}
              focusOnMount
              defaultEmail={created?.created}
              ref={guard}
              login={login}
              className="guard"
            >
              {session && (
                <WalletDataProvider key={session.accountId} accountId={session.accountId}>
                  <OutageBanner />
                  <Pages harborId={onOpenBackstage !== undefined} />
                </WalletDataProvider>
              )}
            </SessionGuardScreen>
          )}
          {signedOut && !elsewhere && <SignInHelp onOpenBackstage={onOpenBackstage} />}
        </main>
      </div>
    </div>
  )
}

/** The ways to sign in that this platform has, beside what each wallet has. */
function loginOptions(parameters: { sandboxed: boolean; harborId: OidcCallbackParameters | undefined }): LoginOptions {
  const { sandboxed, harborId } = parameters
  const oidc = { providerName: harborIdName, open: goToHarborId, answer: harborId }
  return { identifiers: ['email', 'phone'], ...(sandboxed && { oidc }) }
}

/** The user signs in next to a wallet that was just made, so its code is asked for without another press. */
function useCodeForNewWallet(guard: RefObject<HTMLElement | null>, wallet: CreatedWallet | undefined): void {
  const router = useRouter()
  const email = wallet?.isNew ? wallet.created : undefined
  useEffect(() => {
    const place = guard.current
    if (email === undefined || !place) return
    function ask(): void {
      const form = place?.querySelector('form')
      // Until then, the sign-in reads what this browser remembers.
      if (!form || form.closest('[data-pending]')) return
      observer.disconnect()
      // Once only: neither after a reload nor on the way back and forth.
      router.navigate(router.getSnapshot(), { replace: true, state: { created: email, isNew: false } })
      form.requestSubmit()
    }
    const observer = new MutationObserver(ask)
    observer.observe(place, { attributes: true, childList: true, subtree: true })
    ask()
    return () => observer.disconnect()
  }, [router, guard, email])
}

/** A new sign-in begins at the top of the page, wherever its form stood. */
function useTopOnSignIn(signedOut: boolean): void {
  const wasSignedOut = useRef(signedOut)
  useEffect(() => {
    if (wasSignedOut.current && !signedOut) scrollTo(0, 0)
    wasSignedOut.current = signedOut
  }, [signedOut])
}

function Pages({ harborId }: { harborId: boolean }) {
  const { wallet, refresh } = useWalletData()
  const [section, id, ...rest] = usePath()
  // The key is here, but the platform has forgotten who this is: after eight hours, or a restart.
  if (wallet.error?.action === 'sign-in')
    return (
      <div className="column narrow">
        <StepTitle title="Sign in" />
        <EmailOtpLoginScreen headingLevel={1} onSignedIn={refresh} />
      </div>
    )
  if (rest.length > 0) return <NotFoundPage />
  switch (section) {
    case undefined:
    case 'create':
      return <HomePage />
    case 'add':
      return <AddMoneyPage />
    case 'send':
      if (id === 'several') return <SeveralPage />
      if (id === 'new') return <NewPayeePage />
      return <SendPage key={id} payeeId={id} />
    case 'pay':
      return <PayPage quoteId={id} />
    case 'pay-several':
      return <PaySeveralPage quoteIds={id} />
    case 'fund':
      return <FundingPage quoteId={id} />
    case 'activity':
      return <ActivityPage transactionId={id} />
    case 'statements':
      return <StatementPage />
    case 'terms':
      return <TermsPage />
    case 'settings':
      return id === undefined ? (
        <SettingsPage harborId={harborId} />
      ) : (
        <SettingPage key={id} id={id} harborId={harborId} />
      )
    default:
      return <NotFoundPage />
  }
}
