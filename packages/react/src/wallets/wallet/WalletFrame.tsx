import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Go } from '../../primitives/Go.tsx'
import { MoneyOutIcon, PlusIcon } from '../../primitives/icons.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { ActivityIcon, HomeIcon, PayeesIcon, SettingsIcon } from './walletIcons.tsx'
import type { WalletRouter } from './walletRouter.ts'

type Words = JourneyMessages['wallet']
type Destination = {
  path: string
  name: 'home' | 'send' | 'addMoney' | 'activity' | 'payees' | 'settings'
  Icon: ComponentType
  sections: readonly string[]
  /** Not among the tabs of a phone, where another page leads to it. */
  wideOnly?: true
}

const destinations: readonly Destination[] = [
  { path: '/', name: 'home', Icon: HomeIcon, sections: ['', 'request'] },
  { path: '/send', name: 'send', Icon: MoneyOutIcon, sections: ['send', 'pay', 'pay-several', 'fund'] },
  { path: '/add', name: 'addMoney', Icon: PlusIcon, sections: ['add'], wideOnly: true },
  { path: '/activity', name: 'activity', Icon: ActivityIcon, sections: ['activity', 'statements'] },
  { path: '/payees', name: 'payees', Icon: PayeesIcon, sections: ['payees'], wideOnly: true },
  { path: '/settings', name: 'settings', Icon: SettingsIcon, sections: ['settings'] },
]

type NavigationProps = { router: WalletRouter; section: string; messages: Words }

/** The way between the pages: at the side where there is room, at the thumb on a phone. */
export function Navigation({ router, section, messages }: NavigationProps) {
  return (
    <nav className="cs-tabs" aria-label={messages.navigation}>
      {destinations.map(({ path, name, Icon, sections, wideOnly }) => (
        <Go
          key={path}
          href={router.hrefOf(path)}
          onGo={() => router.navigate(path)}
          data-wide={wideOnly && ''}
          aria-current={sections.includes(section) ? 'page' : undefined}
        >
          <Icon />
          {messages[name]}
        </Go>
      ))}
    </nav>
  )
}

export const loadUserButton = () => import('./UserButton.tsx')

type HeaderProps = {
  router: WalletRouter
  brand: ReactNode
  name: string | undefined
  isOpen: boolean
  menu: ReactNode
}

/** The wallet’s name, and who is signed in. */
export function Header({ router, brand, name, isOpen, menu }: HeaderProps) {
  const settings = '/settings'
  return (
    <header className="cs-bar">
      {brand ? (
        <Go className="cs-brand" aria-label={name} href={router.hrefOf('/')} onGo={() => router.navigate('/')}>
          {brand}
        </Go>
      ) : (
        <span className="cs-brand">{name}</span>
      )}
      {isOpen && (
        <LazyPart load={loadUserButton} waiting={<span className="cs-user" />}>
          {({ UserButton }) => (
            <UserButton
              settingsHref={router.hrefOf(settings)}
              onSettings={() => router.navigate(settings)}
              // The next person who signs in here should not begin with a payment of the last one.
              onSignedOut={() => router.navigate('/', { replace: true })}
            >
              {menu}
            </UserButton>
          )}
        </LazyPart>
      )}
    </header>
  )
}

/** The first stop of the Tab key: leads past the navigation. */
export function SkipLink({ contentId, children }: { contentId: string; children: ReactNode }) {
  function skip(event: MouseEvent): void {
    // The address stays what it is: it names a page of the wallet.
    event.preventDefault()
    document.getElementById(contentId)?.focus()
  }
  return (
    <a className="cs-skip" href={`#${contentId}`} onClick={skip}>
      {children}
    </a>
  )
}

type FollowParameters = {
  /** The page: a new one may take the focus. */
  page: string
  router: WalletRouter
  /** The title of the browser’s tab for the heading of the page. Without it, the title is the host’s. */
  titleOf: ((heading: string | undefined) => string) | undefined
}

/**
 * The title of the browser’s tab follows the heading of the page, and the focus moves there when the user has come here
 * within the wallet, unless the page has given it to a field.
 */
export function useFollowHeading({ page, router, titleOf }: FollowParameters) {
  const main = useRef<HTMLDivElement>(null)
  const focused = useRef(page)
  useEffect(() => {
    const place = main.current
    if (!place) return
    const follow = (): void => {
      const heading = place.querySelector('h1')
      if (titleOf) document.title = titleOf(heading?.textContent || undefined)
      if (!heading || focused.current === page) return
      focused.current = page
      const { activeElement } = document
      // After a sign-in the content as a whole has the focus, and no name to be read.
      const isUnnamed = activeElement?.matches('[data-part="content"]')
      const isInside = activeElement !== place && place.contains(activeElement)
      if (isUnnamed || (router.hasMoved() && !isInside)) heading.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(follow)
    observer.observe(place, { childList: true, characterData: true, subtree: true })
    follow()
    return () => observer.disconnect()
  }, [page, router, titleOf])
  return main
}
