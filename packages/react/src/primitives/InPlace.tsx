import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { definePart } from './definePart.tsx'
import { focusStep } from './stepFocus.ts'

type InPlaceOptions = {
  /** Names the step for assistive technology. */
  label: string
  /** Called when Escape is pressed anywhere inside. */
  onCancel: () => void
  /** What had the focus when the step was asked for, where that may be gone by the time that it is here. */
  opener?: RefObject<Element | null> | undefined
}

const typedInto = 'input, textarea, select, [contenteditable]'

/**
 * One more step inside a screen that stays as it is. Its field or heading takes the focus; when it closes, the focus
 * returns to where it was, unless something else has taken it.
 */
export const InPlace = definePart(
  'section',
  ({ label, onCancel, opener: asked }: InPlaceOptions) => {
    const own = useRef<HTMLElement>(null)
    const opener = useRef<Element | null>(null)
    // Before the effects of what stands inside, which may take the focus.
    useLayoutEffect(() => {
      // StrictMode comes here again, when the focus is inside already.
      if (!own.current?.contains(document.activeElement)) opener.current = asked?.current ?? document.activeElement
    }, [asked])
    useEffect(() => {
      // A question that this step replaces has returned the focus by now.
      if (opener.current === document.body) opener.current = document.activeElement
      // The user's press opened this step, so the focus moves on, but never out of a field that is typed into.
      const step = own.current
      if (!opener.current?.matches(typedInto)) focusStep(step?.querySelector<HTMLElement>('[data-step]') ?? null, step)
      // Its button is in sight, too, where there is room. The DOM of tests has no place to scroll to.
      step?.scrollIntoView?.({ block: 'nearest' })
      return () => giveFocusBack(opener.current)
    }, [])
    return {
      ref: own,
      'aria-label': label,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onCancel()
      },
    }
  },
  ['label', 'onCancel', 'opener'],
)

function giveFocusBack(opener: Element | null): void {
  const { activeElement, body } = document
  if ((activeElement && activeElement !== body) || !(opener instanceof HTMLElement)) return
  if (opener.isConnected) opener.focus()
}
