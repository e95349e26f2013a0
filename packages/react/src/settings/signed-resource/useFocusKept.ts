import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading inside when what had it is gone: a removed item takes its button with it. Where no heading
 * is left inside, it is the one of the journey around.
 */
export function useFocusKept(element: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element>(undefined)
  useEffect(() => {
    const root = element.current
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) focused.current = target
    }
    root?.addEventListener('focusin', follow)
    return () => root?.removeEventListener('focusin', follow)
  }, [element])
  // After each change of the page, since each may have removed it.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    const { activeElement, body } = document
    if (activeElement && activeElement !== body) return
    const find = (place?: Element | null) => place?.querySelector<HTMLElement>('[data-step]')
    const heading = find(element.current) ?? find(element.current?.parentElement?.closest('[data-status]'))
    heading?.focus()
  })
}
