import { copyText } from '../../primitives/clipboard/copyText.ts'
import { useHydrated } from '../../provider/useHydrated.ts'

/** Returns whether the browser has a dialog of its own for sharing. */
export function useCanShare(): boolean {
  return useHydrated() && canShare()
}

const canShare = () => navigator.share !== undefined

/**
 * Shares a text in the browser's own dialog, or copies it if the browser has no such dialog. Returns whether it was
 * copied, and `undefined` if the dialog was used or closed.
 */
export async function shareText(text: string): Promise<boolean | undefined> {
  if (!canShare()) return copyText(text)
  try {
    await navigator.share({ text })
    return undefined
  } catch (error) {
    // The user closed the dialog.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : copyText(text)
  }
}
