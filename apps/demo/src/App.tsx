import type { WalletClient } from '@countersign/core'
import { CredentialListScreen, type LoginOptions, WalletProvider } from '@countersign/react'
import { WalletScreen, type WalletSetting } from '@countersign/react/wallet'
import { useMemo, useSyncExternalStore } from 'react'
import { BackstagePanel } from './backstage/BackstagePanel.tsx'
import { usePanelOpen } from './backstage/usePanelOpen.ts'
import type { PageConfig } from './config.ts'
import { askHarborIdInPopup, goToHarborId, harborIdName, type OidcCallbackParameters } from './identity/harborId.ts'
import { CreateWalletPage } from './pages/CreateWalletPage.tsx'
import { TermsPage } from './pages/TermsPage.tsx'
import { Appearance } from './shell/Appearance.tsx'
import { DemoStrip } from './shell/DemoStrip.tsx'
import { LanguageChoice } from './shell/LanguageChoice.tsx'
import { Logo } from './shell/Logo.tsx'
import { type Language, LanguageContext, useLanguage } from './shell/language.ts'
import { SignInHelp } from './shell/SignInHelp.tsx'
import { contentId, SkipLink } from './shell/SkipLink.tsx'
import { Welcome } from './shell/Welcome.tsx'
import { readCreatedWallet } from './wallet/createWallet.ts'
import { supportUrl } from './wallet/messages.tsx'

export type AppProps = {
  client: WalletClient
  config: PageConfig
  /** What the identity provider sent this page back with. */
  harborId: OidcCallbackParameters | undefined
  language: Language
}

const pages = { terms: TermsPage }

const harborIdSetting: WalletSetting = {
  id: 'sign-in',
  render: (props) => (
    <CredentialListScreen {...props} oidc={{ providerName: harborIdName, open: askHarborIdInPopup }} />
  ),
}

/** The wallet, and the backstage beside it. */
export function App({ client, config, harborId, language }: AppProps) {
  const spoken = useLanguage(language)
  const [open, setOpen] = usePanelOpen(config.backstage)
  const login = useMemo(() => loginOptions({ sandboxed: config.backstage, harborId }), [config, harborId])
  const onOpenBackstage = config.backstage ? () => setOpen(true) : undefined
  return (
    <LanguageContext value={spoken}>
      <WalletProvider client={client} locale={spoken.tag} messages={spoken.messages} supportUrl={supportUrl}>
        <SkipLink />
        <DemoStrip backstage={config.backstage ? { open, onToggle: () => setOpen(!open) } : undefined} />
        <div className="stage" data-backstage={open ? 'open' : undefined}>
          <div className="wallet">
            <WalletScreen
              name="Harbor"
              brand={<Brand />}
              contentId={contentId}
              login={login}
              defaultEmail={useSyncExternalStore(observeHistory, readCreatedEmail)}
              accountHolderName="Harbor Payments"
              menu={<Menu />}
              welcome={{
                before: <Welcome onOpenBackstage={onOpenBackstage} />,
                after: <SignInHelp onOpenBackstage={onOpenBackstage} />,
              }}
              pages={pages}
              publicPages={config.backstage ? { create: CreateWalletPage, terms: TermsPage } : { terms: TermsPage }}
              settings={config.backstage ? [harborIdSetting] : undefined}
            />
          </div>
          {config.backstage && <BackstagePanel open={open} onClose={() => setOpen(false)} />}
        </div>
      </WalletProvider>
    </LanguageContext>
  )
}

/** Whose wallet was just made. */
const readCreatedEmail = () => readCreatedWallet(history.state)?.created

function observeHistory(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}

function Brand() {
  return (
    <>
      <Logo />
      <span>Harbor</span>
    </>
  )
}

/** How the wallet looks, and its language. */
function Menu() {
  return (
    <>
      <Appearance />
      <LanguageChoice />
    </>
  )
}

/** The ways to sign in that this platform has, beside what each wallet has. */
function loginOptions(parameters: { sandboxed: boolean; harborId: OidcCallbackParameters | undefined }): LoginOptions {
  const { sandboxed, harborId } = parameters
  const oidc = { providerName: harborIdName, open: goToHarborId, answer: harborId }
  return { identifiers: ['email', 'phone'], ...(sandboxed && { oidc }) }
}
