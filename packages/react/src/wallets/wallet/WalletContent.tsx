import { type ReactNode, useRef, useState } from 'react'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { OutageContext } from '../../provider/outage.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useRefreshOnUnlock } from '../useRefreshOnUnlock.ts'
import { useWallets } from '../useWallets.ts'
import { OutageBanner } from '../wallet-home/index.ts'
import { useIsWide } from './useIsWide.ts'
import { useOutageSign } from './useOutageSign.ts'
import { Waiting } from './Waiting.tsx'
import { type WalletOptions, WalletScreenProvider } from './WalletScreenContext.ts'
import { walletMessages } from './walletMessages.ts'
import { type FoundPage, findPage } from './walletPages.ts'
import type { WalletRouter } from './walletRouter.ts'

export type WalletContentProps = {
  accountId: string
  router: WalletRouter
  path: readonly string[]
  options: WalletOptions
}

const loadLogin = () => import('../../sign-in/email-otp-login/EmailOtpLoginScreen.tsx')

const payments = new Set(['pay', 'pay-several', 'fund'])

/** The page of the path, for the user who is signed in. */
export function WalletContent({ accountId, router, path, options }: WalletContentProps) {
  const messages = useMessages('wallet', walletMessages)
  const root = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(root)
  const wallets = useWallets()
  const [batches] = useState(() => new Map<string, string>())
  const [chosenId, choose] = useState(accountId)
  const { state, refresh } = wallets
  const { sign, banner } = useOutageSign(wallets)
  useRefreshOnUnlock(undefined, refresh)
  const account = state.content?.items.find(({ id }) => id === accountId)
  const page = findPage(path, options.pages)
  const outage = <OutageBanner key="outage" className="cs-banner cs-outage" {...banner} />
  const content = <Page key={page.key} page={page} accountId={accountId} router={router} />
  return (
    <WalletScreenProvider
      value={{ router, path, accountId, account, chosenId, choose, messages, isWide, options, batches }}
    >
      <div ref={root}>
        {state.error?.action === 'sign-in' ? (
          // The key is here, but the platform has forgotten who this is: after eight hours, or a restart.
          <div className="cs-column" data-look="narrow">
            <LazyPart load={loadLogin} waiting={<Waiting />}>
              {({ EmailOtpLoginScreen }) => <EmailOtpLoginScreen headingLevel={1} onSignedIn={() => void refresh()} />}
            </LazyPart>
          </div>
        ) : (
          <OutageContext.Provider value={sign}>
            {/* Nothing moves under the finger of a person who pays: there it stands below. */}
            {payments.has(page.key) ? [content, outage] : [outage, content]}
          </OutageContext.Provider>
        )}
      </div>
    </WalletScreenProvider>
  )
}

type PageProps = { page: FoundPage; accountId: string; router: WalletRouter }

function Page({ page, accountId, router }: PageProps): ReactNode {
  const { Custom, load, id } = page
  // The page before may have kept something with this entry of the history; a replaced entry belongs to the same page.
  const [state] = useState(() => router.state())
  // Another page at the same place begins at its start; the first one is loaded once.
  const [loadOnce] = useState(() => load)
  const props = { accountId, id, state, navigate: router.navigate }
  if (Custom) return <Custom {...props} />
  if (!loadOnce) return null
  return (
    <LazyPart load={loadOnce} waiting={<Waiting />}>
      {({ Page: Loaded }) => <Loaded {...props} />}
    </LazyPart>
  )
}
