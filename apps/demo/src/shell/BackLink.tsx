import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

/** The way to the page above this one. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="cs-back">
      <Link to={to}>
        <Icon name="back" />
        {children}
      </Link>
    </p>
  )
}
