import { type CreateWalletClientOptions, createWalletClient } from '@countersign/core'
import { ActivityListScreen, WalletProvider } from '@countersign/react'
import '@countersign/react/styles.css'
import { createRoot } from 'react-dom/client'

declare global {
  /** Tasks of the page that took longer than 50 ms, in ms: what the browser reports since it was emptied. */
  var longTasks: number[]
  /** The public keys of the sandbox. */
  var trust: NonNullable<CreateWalletClientOptions['trust']>
}

globalThis.longTasks = []
new PerformanceObserver((list) => {
  globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))
}).observe({ type: 'longtask' })

const client = createWalletClient({ baseUrl: '/wallet', environment: 'sandbox', trust: globalThis.trust })
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <WalletProvider client={client}>
    <ActivityListScreen accountId="InternalAccount:bench" limit={100} onOpen={() => {}} />
  </WalletProvider>,
)
