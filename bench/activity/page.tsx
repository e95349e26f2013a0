import { type CreateWalletClientOptions, createWalletClient } from '@countersign/core'
import { ActivityListScreen, WalletProvider } from '@countersign/react'
import '@countersign/react/styles.css'
import { createRoot } from 'react-dom/client'

declare global {
  /** The public keys of the sandbox. */
  var trust: NonNullable<CreateWalletClientOptions['trust']>
}

const client = createWalletClient({ baseUrl: '/wallet', environment: 'sandbox', trust: globalThis.trust })
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <WalletProvider client={client}>
    <ActivityListScreen accountId="InternalAccount:bench" limit={100} onOpen={() => {}} />
  </WalletProvider>,
)
