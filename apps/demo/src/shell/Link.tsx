import type { ComponentPropsWithoutRef } from 'react'
import { navigate } from './navigate.ts'

export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string }

/** A link within the wallet. With a modifier key it is what every link is. */
export function Link({ to, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        navigate(to)
      }}
    />
  )
}
