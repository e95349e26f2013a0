import type { RefObject } from 'react'
import { useCallback } from 'react'
import { useLatest } from '../../provider/useLatest.ts'
import { type SecretElement, useSecretElement, type Watch } from './useSecretElement.ts'

export type Cover = {
  /** Whether the secret is in the element; by default, while the element is in the page. */
  shown?: boolean | undefined
  /**
   * Called when the secret is removed because others may see the page: when the window loses the focus, and before the
   * page is hidden, printed or left. Set `shown` to `false` here, so that the secret does not return by itself. Without
   * this, the secret is removed only while the browser keeps a page that was left.
   */
  onCover?: (() => void) | undefined
}

/** Writes a secret directly into the page, as `useSecretElement` does, and covers it. */
export function useCoverableSecret<element extends Element>(
  own: RefObject<element | null>,
  { write, clear, shown = true, onCover }: SecretElement<element> & Cover,
): void {
  const latestOnCover = useLatest(onCover)
  const cover = useCallback(
    (element: element) => {
      clear(element)
      latestOnCover.current?.()
    },
    [clear, latestOnCover],
  )
  useSecretElement(own, {
    write: shown ? write : clear,
    clear: shown ? cover : clear,
    watch: onCover && watchExposure,
  })
}

/** Hides the secret before the system takes its picture of the page, before it is printed, and when the page is left. */
const watchExposure: Watch = ({ hide }) => {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') hide()
  }
  const occasions = ['blur', 'pagehide', 'beforeprint'] as const
  for (const event of occasions) addEventListener(event, hide)
  document.addEventListener('visibilitychange', whenHidden)
  return () => {
    for (const event of occasions) removeEventListener(event, hide)
    document.removeEventListener('visibilitychange', whenHidden)
  }
}
