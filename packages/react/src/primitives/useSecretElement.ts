import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

export type SecretElement<element> = {
  /** Writes the secret into the element. Keep the function stable between renders. */
  write: (element: element) => void
  /** Takes it out again. */
  clear: (element: element) => void
}

/**
 * Writes a secret straight into the page: React keeps what it renders, in props, in its tree and in developer tools. It
 * is out of the page before the element goes, and while a page that was left is kept by the browser.
 */
export function useSecretElement<element extends Element>(
  own: RefObject<element | null>,
  { write, clear }: SecretElement<element>,
): void {
  useLayoutEffect(() => {
    const element = own.current
    if (!element) return
    const show = () => write(element)
    const hide = () => clear(element)
    show()
    addEventListener('pagehide', hide)
    addEventListener('pageshow', show)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
      hide()
    }
  }, [own, write, clear])
}
