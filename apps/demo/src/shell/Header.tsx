import { Link } from '../router/Link.tsx'
import { usePath } from '../router/RouterContext.ts'
import { Logo } from './Logo.tsx'

const pages = [
  { to: '/', name: 'Home' },
  { to: '/send', name: 'Send' },
  { to: '/activity', name: 'Activity' },
  { to: '/settings', name: 'Settings' },
] as const

/** The wallet's name, and the way between its pages for those who are signed in. */
export function Header({ signedIn }: { signedIn: boolean }) {
  const [section = ''] = usePath()
  return (
    <header className="header">
      <Link to="/" className="brand" aria-label="Harbor">
        <Logo />
        <span>Harbor</span>
      </Link>
      {signedIn && (
        <nav aria-label="Main">
          {pages.map(({ to, name }) => (
            <Link key={to} to={to} aria-current={to === `/${section}` ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      )}
    </header>
  )
}
