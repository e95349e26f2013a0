import type { SessionInfo } from '@countersign/core'
import { Link } from '../router/Link.tsx'
import { usePath } from '../router/RouterContext.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Logo } from './Logo.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

type Page = {
  to: string
  name: string
  icon: IconName
  sections: readonly string[]
  /** Not among the tabs of a phone, where another page leads to it. */
  wideOnly?: true
}

const pages: readonly Page[] = [
  { to: '/', name: 'Home', icon: 'home', sections: ['', 'create'] },
  { to: '/send', name: 'Send', icon: 'out', sections: ['send', 'pay', 'pay-several', 'fund'] },
  { to: '/add', name: 'Add money', icon: 'add', sections: ['add'], wideOnly: true },
  { to: '/activity', name: 'Activity', icon: 'activity', sections: ['activity', 'statements'] },
  { to: '/settings', name: 'Settings', icon: 'settings', sections: ['settings'] },
]

/** The wallet's name, and who is signed in. */
export function Header({ session }: { session: SessionInfo | undefined }) {
  return (
    <header className="header">
      <Link to="/" className="brand" aria-label="Harbor">
        <Logo />
        <span>Harbor</span>
      </Link>
      {session && <ProfileMenu session={session} />}
    </header>
  )
}

/** The way between the pages: at the side where there is room, at the thumb on a phone. */
export function Navigation() {
  const [section = ''] = usePath()
  return (
    <nav className="navigation" aria-label="Main">
      {pages.map(({ to, name, icon, sections, wideOnly }) => (
        <Link
          key={to}
          to={to}
          className={wideOnly && 'wide-only'}
          aria-current={sections.includes(section) ? 'page' : undefined}
        >
          <Icon name={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
}
