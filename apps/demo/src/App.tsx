import type { WalletClient } from '@countersign/core'
import { WalletProvider } from '@countersign/react'
import { BackstagePanel } from './backstage/BackstagePanel.tsx'
import { usePanelOpen } from './backstage/usePanelOpen.ts'
import type { PageConfig } from './config.ts'
import type { OidcCallbackParameters } from './identity/harborId.ts'
import { RouterContext } from './router/RouterContext.ts'
import type { Router } from './router/router.ts'
import { DemoStrip } from './shell/DemoStrip.tsx'
import { SkipLink } from './shell/SkipLink.tsx'
import { WalletApp } from './WalletApp.tsx'
import { messages, supportUrl } from './wallet/messages.tsx'
import { locale } from './wallet/words.ts'

export type AppProps = {
  client: WalletClient
  router: Router
  config: PageConfig
  /** What the identity provider sent this page back with. */
  harborId: OidcCallbackParameters | undefined
}

/** The wallet, and the backstage beside it. */
export function App({ client, router, config, harborId }: AppProps) {
  const [open, setOpen] = usePanelOpen(config.backstage)
  return (
    <RouterContext value={router}>
      <WalletProvider client={client} locale={locale} messages={messages} supportUrl={supportUrl}>
        <SkipLink />
        <DemoStrip backstage={config.backstage ? { open, onToggle: () => setOpen(!open) } : undefined} />
        <div className="stage" data-backstage={open ? 'open' : undefined}>
          <WalletApp onOpenBackstage={config.backstage ? () => setOpen(true) : undefined} harborId={harborId} />
          {config.backstage && <BackstagePanel open={open} onClose={() => setOpen(false)} />}
        </div>
      </WalletProvider>
    </RouterContext>
  )
}
