import type { ReactNode } from 'react'
import { Link } from '../router/Link.tsx'
import { Icon } from './Icon.tsx'

/** The way to the page above this one. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="back">
      <Link to={to}>
        <Icon name="back" />
        {children}
      </Link>
    </p>
  )
}
