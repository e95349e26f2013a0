import type { ComponentPropsWithoutRef } from 'react'
import { useRouter } from './RouterContext.ts'

export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string }

/** A link within the wallet. With a modifier key it is what every link is. */
export function Link({ to, ...rest }: LinkProps) {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        rest.onClick?.(event)
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        router.navigate(to)
      }}
    />
  )
}
