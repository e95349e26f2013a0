import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { useLatest } from '../../provider/useLatest.ts'

export type SecretElement<element> = {
  /** Writes the secret into the element. Keep the function stable between renders. */
  write: (element: element) => void
  /** Removes it again. Keep the function stable between renders. */
  clear: (element: element) => void
  /** Whether the secret is in the element; by default, while the element is in the page. */
  shown?: boolean | undefined
  /**
   * Called when the secret is removed because others may see the page: when the window loses the focus, and before the
   * page is hidden, printed or left. Set `shown` to `false` here, so that the secret does not return by itself. Without
   * this, the secret is removed only while the browser keeps a page that was left.
   */
  onCover?: (() => void) | undefined
}

/**
 * Writes a secret directly into the page: what React renders stays in its tree, in props and in developer tools. The
 * secret is removed before the element is.
 */
export function useSecretElement<element extends Element>(
  own: RefObject<element | null>,
  { write, clear, shown = true, onCover }: SecretElement<element>,
): void {
  const latestOnCover = useLatest(onCover)
  const covered = onCover !== undefined
  useLayoutEffect(() => {
    const element = own.current
    if (!element || !shown) return
    const show = () => write(element)
    const hide = () => clear(element)
    const cover = () => {
      hide()
      latestOnCover.current?.()
    }
    show()
    const stop = covered ? watchExposure(cover) : watchPageCache(show, hide)
    return () => {
      stop()
      cover()
    }
  }, [own, write, clear, shown, covered, latestOnCover])
}

/** Calls `cover` before the system takes its picture of the page, before it is printed, and when the page is left. */
function watchExposure(cover: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') cover()
  }
  const occasions = ['blur', 'pagehide', 'beforeprint'] as const
  for (const event of occasions) addEventListener(event, cover)
  document.addEventListener('visibilitychange', whenHidden)
  return () => {
    for (const event of occasions) removeEventListener(event, cover)
    document.removeEventListener('visibilitychange', whenHidden)
  }
}

/** Hides the secret while the browser keeps the page that was left, to return to it. */
function watchPageCache(show: () => void, hide: () => void): () => void {
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
  }
}
