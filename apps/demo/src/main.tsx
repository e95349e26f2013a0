import { createWalletClient } from '@countersign/core'
import '@countersign/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadConfig, type PageConfig } from './config.ts'
import { answerOpener, type OidcCallbackParameters, takeAnswer } from './identity/harborId.ts'
import { createRouter } from './router/router.ts'
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
    // Set for every user, because it is only known after the sign-in who lives in Europe.
    session: { idleLockMs },
    // Where the sandbox sends a customer who has lost a factor.
    ...(config.backstage && { sca: { verificationOrigins: ['https://verify.sandbox.example'] } }),
  })
  root.render(
    <StrictMode>
      <App client={client} router={createRouter()} config={config} harborId={harborId} language={language} />
    </StrictMode>,
  )
}

function Unreachable() {
  return (
    <div className="wallet">
      <div className="frame" data-bare="">
        <header className="header">
          <span className="brand">
            <Logo />
            <span>Harbor</span>
          </span>
        </header>
        <main className="main">
          <div className="column narrow not-found">
            <Icon name="warning" />
            <h1 className="page-heading">Harbor isn’t available right now</h1>
            <p className="empty">Try again in a few minutes.</p>
            <button type="button" className="cs-button action" onClick={start}>
              Try again
            </button>
          </div>
        </main>
      </div>
    </div>
  )
}
