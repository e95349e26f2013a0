import { createWalletClient } from '@countersign/core'
import '@countersign/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadConfig, type PageConfig } from './config.ts'
import { createRouter } from './router/router.ts'
import { restoreLook } from './shell/look.ts'
import './styles/index.css'

restoreLook()
const element = document.getElementById('root')
if (!element) throw new Error('The page has no element with the id "root".')
const root = createRoot(element)
start()

function start(): void {
  loadConfig().then(show, () => root.render(<Unreachable />))
}

function show(config: PageConfig): void {
  const { environment, trust, walletSignatureHeader } = config
  const client = createWalletClient({
    baseUrl: '/api/wallet',
    environment,
    ...(trust && { trust }),
    vocabulary: { walletSignatureHeader },
  })
  root.render(
    <StrictMode>
      <App client={client} router={createRouter()} config={config} />
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
