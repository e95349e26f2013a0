import { Avatar } from '@countersign/react'
import { Flag } from './Flag.tsx'

export type PersonProps = {
  name: string
  /** The account it is about, which decides on the tint. */
  id: string
  /** What arrives there. */
  currency?: string | undefined
}

/** The initials of a payee, and the flag of the currency; only for the eye. */
export function Person({ name, id, currency }: PersonProps) {
  return (
    <span className="person">
      <Avatar name={name} id={id} />
      {currency !== undefined && <Flag currency={currency} />}
    </span>
  )
}
