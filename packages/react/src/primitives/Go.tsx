import type { ComponentPropsWithoutRef, MouseEvent } from 'react'

export type GoProps = ComponentPropsWithoutRef<'a'> & {
  /** Takes the user there within the page. Called for a plain press of a link, too. */
  onGo?: (() => void) | undefined
}

/** Leads somewhere: a link with `href`, a button with `onGo` alone, and without either it is only read. */
export function Go({ href, onGo, ...props }: GoProps) {
  const Tag = href === undefined ? (onGo ? 'button' : 'span') : 'a'
  function press(event: MouseEvent): void {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    // With a modifier key a link is what every link is.
    if (!onGo || button !== 0 || (href !== undefined && (metaKey || ctrlKey || shiftKey || altKey))) return
    event.preventDefault()
    onGo()
  }
  return (
    <Tag
      {...(props as object)}
      {...(Tag === 'a' && { href })}
      {...(Tag === 'button' && { type: 'button' })}
      onClick={press}
    />
  )
}
