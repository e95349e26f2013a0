import type { SessionInfo } from '@countersign/core'
import { Link } from '../router/Link.tsx'
import { usePath } from '../router/RouterContext.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Logo } from './Logo.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

type Page = { to: string; name: string; icon: IconName; sections: readonly string[] }

const pages: readonly Page[] = [
  { to: '/', name: 'Home', icon: 'home', sections: ['', 'create', 'add'] },
  { to: '/send', name: 'Send', icon: 'out', sections: ['send', 'pay', 'pay-several', 'fund'] },
  { to: '/activity', name: 'Activity', icon: 'activity', sections: ['activity'] },
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

/** The way between the pages: in the header where there is room, at the thumb on a phone. */
export function Navigation() {
  const [section = ''] = usePath()
  return (
    <nav className="navigation" aria-label="Main">
      {pages.map(({ to, name, icon, sections }) => (
        <Link key={to} to={to} aria-current={sections.includes(section) ? 'page' : undefined}>
          <Icon name={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
}
