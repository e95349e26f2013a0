import type { SessionState } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { KeptReadersContext, useKeptReaders } from '../../provider/keptReaders.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { isHidden } from '../../session/session-guard/index.ts'
import type { LoginOptions } from '../../sign-in/login/index.ts'
import { Waiting } from './Waiting.tsx'
import { Header, loadUserButton, Navigation, SkipLink, useFollowHeading } from './WalletFrame.tsx'
import type { WalletOptions, WalletPages } from './WalletScreenContext.ts'
import { walletMessages } from './walletMessages.ts'
import { findPage } from './walletPages.ts'
import { createHostRouter, createWalletRouter, type HostRouter, splitPath, type WalletRouter } from './walletRouter.ts'

export type WalletScreenProps = WalletOptions &
  Partial<HostRouter> & {
    /** What stands before the wallet’s pages in the address, such as `/wallet`. */
    basePath?: string | undefined
    /** The name of the wallet, for the title of the browser’s tab. */
    name?: string | undefined
    /** The logo and the name in the header; leads to the home page. */
    brand?: ReactNode
    /** The ways to sign in. Without it: a code by email. Keep the object stable between renders. */
    login?: LoginOptions | undefined
    /** The initial value of the email field of the sign-in. */
    defaultEmail?: string | undefined
    /** What else stands in the menu of the user. */
    menu?: ReactNode
    /** What stands around the sign-in of users who are not signed in. */
    welcome?: { before?: ReactNode; after?: ReactNode } | undefined
    /** Pages that users see who are not signed in, too, by the first part of their path. */
    publicPages?: WalletPages | undefined
    /** It is a part of a page that has a main content, a title and a skip link of its own, such as a dialog. */
    embedded?: boolean | undefined
    /** The id of the content, for a skip link of your own; without it, the wallet has one. */
    contentId?: string | undefined
  }

// The guard brings the sign-in, and the pages what they show.
const loadGuard = () => import('../../session/session-guard/SessionGuardScreen.tsx')
const loadContent = () => import('./WalletContent.tsx')

/**
 * A whole wallet: sign-in, home, sending to the receipt, activity with statements, payees, adding money and settings,
 * with a small router of its own, or your page’s (`path`, `onNavigate`). Needs `@countersign/react/styles.css` and
 * `@countersign/react/wallet.css`.
 */
export function WalletScreen(props: WalletScreenProps) {
  return (
    <Screen name="Wallet">
      <Wallet {...props} />
    </Screen>
  )
}

/** What the first page needs is asked for at once, and not one after the other. */
function useAskAhead({ load }: { load?: (() => Promise<unknown>) | undefined }): void {
  const { sessions } = useWalletClient()
  const [first] = useState(() => [sessions.restore, loadContent, load, loadUserButton])
  useEffect(() => {
    for (const ask of first) void ask?.().catch(() => {})
  }, [first])
}

function Wallet(props: WalletScreenProps) {
  const { name, brand, menu, contentId, publicPages, pages, embedded = false } = props
  const { router, at } = useWalletRouter(props)
  const path = splitPath(at)
  const messages = useMessages('wallet', walletMessages)
  // Only its state: what ends a session comes with the guard.
  const state = useStore(useWalletClient().sessions)
  const ownId = useId()
  const id = contentId ?? ownId
  const accountId = 'session' in state ? state.session.accountId : undefined
  const isOpen = accountId !== undefined && !isHidden(state.status)
  const isSignedOut = state.status === 'none' || state.status === 'signed-out'
  const Public = isSignedOut && publicPages ? lookUp(publicPages, path[0]) : undefined
  const page = findPage(path, pages)
  useAskAhead(page)
  const covered = coveredTitle(state.status)
  const titleOf = useCallback(
    (heading: string | undefined) =>
      [(covered && messages[covered]) ?? heading ?? messages.signIn, name].filter(Boolean).join(' · '),
    [messages, covered, name],
  )
  const main = useFollowHeading({
    page: isOpen ? page.key : state.status,
    router,
    titleOf: embedded ? undefined : titleOf,
  })
  // What the frame has just read is new enough for the first page.
  const isNew = useCallback(() => !router.hasMoved(), [router])
  const kept = useKeptReaders({ accountId, isNew })
  const Content = embedded ? 'div' : 'main'
  return (
    <KeptReadersContext.Provider value={kept}>
      <div className="cs-wallet" data-status={state.status}>
        {contentId === undefined && !embedded && <SkipLink contentId={id}>{messages.skip}</SkipLink>}
        {/* Most who come are signed in: until that is known, the page has the frame of the open wallet. */}
        <div className="cs-frame" data-bare={isOpen || state.status === 'restoring' ? undefined : ''}>
          {isOpen && <Navigation router={router} section={path[0] ?? ''} messages={messages} />}
          <Header router={router} brand={brand} name={name} isOpen={isOpen} menu={menu} />
          <Content ref={main} id={id} className="cs-main" tabIndex={-1} data-signed-out={isSignedOut ? '' : undefined}>
            {Public ? (
              <Public accountId="" id={path[1]} state={router.state()} navigate={router.navigate} />
            ) : (
              <Guarded {...props} router={router} path={path} isSignedOut={isSignedOut} />
            )}
          </Content>
        </div>
      </div>
    </KeptReadersContext.Provider>
  )
}

type GuardedProps = Omit<WalletScreenProps, 'path'> & {
  router: WalletRouter
  path: readonly string[]
  isSignedOut: boolean
}

function Guarded({ login, defaultEmail, welcome, router, path, isSignedOut, ...options }: GuardedProps) {
  // Only its state: what ends a session comes with the guard.
  const state = useStore(useWalletClient().sessions)
  const session = 'session' in state ? state.session : undefined
  const messages = useMessages('wallet', walletMessages)
  const { pages, settings, accountHolderName, requestLink } = options
  const given = useMemo(
    () => ({ pages, settings, accountHolderName, requestLink }),
    [pages, settings, accountHolderName, requestLink],
  )
  return (
    <>
      {isSignedOut && welcome?.before}
      <LazyPart load={loadGuard} waiting={<Waiting />}>
        {({ SessionGuardScreen }) => (
          <SessionGuardScreen
            headingLevel={isSignedOut || isHidden(state.status) ? 1 : 2}
            focusOnMount
            defaultEmail={defaultEmail}
            lead={asksToPay(path) && <p className="cs-lead">{messages.linkAsks}</p>}
            login={login}
          >
            {session && (
              <LazyPart key={session.accountId} load={loadContent} waiting={<Waiting />}>
                {({ WalletContent }) => (
                  <WalletContent accountId={session.accountId} router={router} path={path} options={given} />
                )}
              </LazyPart>
            )}
          </SessionGuardScreen>
        )}
      </LazyPart>
      {isSignedOut && welcome?.after}
    </>
  )
}

/** Whether the page is that of a link that asks for money, which names a UMA address. */
const asksToPay = ([section, receiver]: readonly string[]) => section === 'send' && receiver?.startsWith('$')

/** A closed wallet does not say what is behind it. */
function coveredTitle(status: SessionState['status']): 'locked' | 'signedOut' | undefined {
  if (status === 'locked') return 'locked'
  return status === 'revoked' ? 'signedOut' : undefined
}

/** The host’s router where there is one, or one that follows the browser’s history; and the path that it is at. */
function useWalletRouter({ path, onNavigate, basePath }: WalletScreenProps): { router: WalletRouter; at: string } {
  const host = useLatest({ path, onNavigate })
  const [{ own, hosts }] = useState(() => ({
    own: createWalletRouter({ basePath }),
    hosts: createHostRouter({ basePath, host: host as { current: Partial<HostRouter> } }),
  }))
  const ownPath = useStore(own)
  return path === undefined ? { router: own, at: ownPath } : { router: hosts, at: path }
}
