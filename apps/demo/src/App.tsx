import type { WalletClient } from '@countersign/core'
import { WalletProvider } from '@countersign/react'
import { useMemo } from 'react'
import { BackstagePanel } from './backstage/BackstagePanel.tsx'
import { usePanelOpen } from './backstage/usePanelOpen.ts'
import type { PageConfig } from './config.ts'
import type { OidcCallbackParameters } from './identity/harborId.ts'
import { RouterContext } from './router/RouterContext.ts'
import type { Router } from './router/router.ts'
import { DemoStrip } from './shell/DemoStrip.tsx'
import { type Language, LanguageContext, useLanguage } from './shell/language.ts'
import { SkipLink } from './shell/SkipLink.tsx'
import { WalletApp } from './WalletApp.tsx'
import { supportUrl } from './wallet/messages.tsx'

export type AppProps = {
  client: WalletClient
  router: Router
  config: PageConfig
  /** What the identity provider sent this page back with. */
  harborId: OidcCallbackParameters | undefined
  language: Language
}

/** The wallet, and the backstage beside it. */
export function App({ client, router, config, harborId, language }: AppProps) {
  const { tag, messages, choose } = useLanguage(language)
  const languageContext = useMemo(() => ({ tag, choose }), [tag, choose])
  const [open, setOpen] = usePanelOpen(config.backstage)
  return (
    <RouterContext value={router}>
      <LanguageContext value={languageContext}>
        <WalletProvider client={client} locale={tag} messages={messages} supportUrl={supportUrl}>
          <SkipLink />
          <DemoStrip backstage={config.backstage ? { open, onToggle: () => setOpen(!open) } : undefined} />
          <div className="stage" data-backstage={open ? 'open' : undefined}>
            <WalletApp onOpenBackstage={config.backstage ? () => setOpen(true) : undefined} harborId={harborId} />
            {config.backstage && <BackstagePanel open={open} onClose={() => setOpen(false)} />}
          </div>
        </WalletProvider>
      </LanguageContext>
    </RouterContext>
  )
}
