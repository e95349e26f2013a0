import { createWalletClient } from '@countersign/core'
import '@countersign/react/styles.css'
import '@countersign/react/wallet.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { deviceClock } from './backstage/deviceClock.ts'
import { loadConfig, type PageConfig } from './config.ts'
import { answerOpener, type OidcCallbackParameters, takeAnswer } from './identity/harborId.ts'
import { Icon } from './shell/Icon.tsx'
import { Logo } from './shell/Logo.tsx'
import { type Language, restoreLanguage } from './shell/language.ts'
import { restoreLook } from './shell/look.ts'
import './styles/index.css'

restoreLook()
const element = document.getElementById('root')
if (!element) throw new Error('The page has no element with the id "root".')
const root = createRoot(element)
start()

function start(): void {
  // A window that was opened for the identity provider has only its answer to hand over.
  if (location.pathname === '/signed-in' && answerOpener()) return
  loadConfig().then(
    async (config) => show(config, await takeAnswer(), await restoreLanguage()),
    () => root.render(<Unreachable />),
  )
}

function show(config: PageConfig, harborId: OidcCallbackParameters | undefined, language: Language): void {
  const { environment, trust, walletSignatureHeader, idleLockMs } = config
  const client = createWalletClient({
    baseUrl: '/api/wallet',
    environment,
    ...(trust && { trust }),
    headerNames: { walletSignatureHeader },
    liveEvents: true,
    ...(config.backstage && { clock: deviceClock }),
    // Set for every user, because it is only known after the sign-in who lives in Europe.
    session: { idleLockMs },
    // Where the sandbox sends a customer who has lost a factor.
    ...(config.backstage && { sca: { verificationOrigins: ['https://verify.sandbox.example'] } }),
  })
  root.render(
    <StrictMode>
      <App client={client} config={config} harborId={harborId} language={language} />
    </StrictMode>,
  )
}

function Unreachable() {
  return (
    <div className="cs-wallet">
      <div className="cs-frame" data-bare="">
        <header className="cs-bar">
          <span className="cs-brand">
            <Logo />
            <span>Harbor</span>
          </span>
        </header>
        <main className="cs-main">
          <div className="cs-column not-found" data-look="narrow">
            <Icon name="warning" />
            <h1 className="cs-page-title">Harbor isn’t available right now</h1>
            <p className="empty">Try again in a few minutes.</p>
            <button type="button" className="cs-button cs-action" onClick={start}>
              Try again
            </button>
          </div>
        </main>
      </div>
    </div>
  )
}
