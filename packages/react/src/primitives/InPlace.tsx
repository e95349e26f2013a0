import type { ComponentPropsWithoutRef } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

export type InPlaceProps = ComponentPropsWithoutRef<'section'> & {
  /** Names the step for those who do not see it. */
  label: string
  /** Escape, pressed anywhere inside. */
  onCancel: () => void
}

const typedInto = 'input, textarea, select, [contenteditable]'

/**
 * One more step inside of a screen that stays as it is. Its heading takes the focus; when it goes, the focus is
 * back where it was before, unless something else has taken it.
 */
export function InPlace(props: InPlaceProps) {
  const { label, onCancel, ...rest } = props
  const own = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)
  // Before the effects of what stands inside, which may take the focus.
  useLayoutEffect(() => {
    // StrictMode comes here again, when the focus is inside already.
    if (!own.current?.contains(document.activeElement)) opener.current = document.activeElement
  }, [])
  useEffect(() => {
    // A question that it takes the place of has given the focus back by now.
    if (opener.current === document.body) opener.current = document.activeElement
    // It opens because of what the person pressed, so the focus moves on; never out of a field they type in.
    if (!opener.current?.matches(typedInto)) own.current?.querySelector<HTMLElement>('[data-step]')?.focus()
    return () => giveFocusBack(opener.current)
  }, [])
  return (
    <section
      {...rest}
      ref={own}
      aria-label={label}
      onKeyDown={(event) => {
        props.onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onCancel()
      }}
    />
  )
}

function giveFocusBack(opener: Element | null): void {
  const { activeElement, body } = document
  if ((activeElement && activeElement !== body) || !(opener instanceof HTMLElement)) return
  if (opener.isConnected) opener.focus()
}
