import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

export type SecretElement<element> = {
  /** Writes the secret into the element. Keep the function stable between renders. */
  write: (element: element) => void
  /** Removes it again. Keep the function stable between renders. */
  clear: (element: element) => void
  /** Watches for when to hide the secret; by default, while the browser keeps a page that was left. */
  watch?: Watch | undefined
}

/** Calls `hide` and `show` until the function that it returns is called. */
export type Watch = (calls: { show: () => void; hide: () => void }) => () => void

/**
 * Writes a secret directly into the page: what React renders stays in its tree, in props and in developer tools. The
 * secret is removed before the element is.
 */
export function useSecretElement<element extends Element>(
  own: RefObject<element | null>,
  { write, clear, watch = watchPageCache }: SecretElement<element>,
): void {
  useLayoutEffect(() => {
    const element = own.current
    if (!element) return
    const show = () => write(element)
    const hide = () => clear(element)
    show()
    const stop = watch({ show, hide })
    return () => {
      stop()
      hide()
    }
  }, [own, write, clear, watch])
}

const watchPageCache: Watch = ({ show, hide }) => {
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
  }
}
