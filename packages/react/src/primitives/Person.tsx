import { Avatar, type AvatarProps } from './Avatar.tsx'
import { Flag } from './Flag.tsx'

export type PersonProps = AvatarProps & {
  /** What arrives there. */
  currency?: string | undefined
}

/** The initials of a person, and the flag of the currency; only for the eye. */
export function Person({ name, id, currency }: PersonProps) {
  return (
    <span className="cs-person">
      <Avatar name={name} id={id} />
      {currency !== undefined && <Flag currency={currency} />}
    </span>
  )
}
