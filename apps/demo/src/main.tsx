import { createWalletClient } from '@countersign/core'
import '@countersign/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadConfig, type PageConfig } from './config.ts'
import { answerOpener, type OidcCallbackParameters, takeAnswer } from './identity/harborId.ts'
import { createRouter } from './router/router.ts'
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
    async (config) => show(config, await takeAnswer()),
    () => root.render(<Unreachable />),
  )
}

function show(config: PageConfig, harborId: OidcCallbackParameters | undefined): void {
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
      <App client={client} router={createRouter()} config={config} harborId={harborId} />
    </StrictMode>,
  )
}

function Unreachable() {
  return (
    <main className="unreachable">
      <h1>Harbor does not answer</h1>
      <p>Check your connection and try again.</p>
      <button type="button" className="small-button" onClick={start}>
        Try again
      </button>
    </main>
  )
}
