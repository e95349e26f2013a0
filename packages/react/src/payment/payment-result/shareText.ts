import { copyText } from '../../primitives/clipboard/copyText.ts'

/**
 * Shares a text in the browser's own dialog, or copies it where there is none. Returns whether it was copied, and
 * `undefined` where the dialog was used or closed.
 */
export async function shareText(text: string): Promise<boolean | undefined> {
  if (!('share' in navigator)) return copyText(text)
  try {
    await navigator.share({ text })
    return undefined
  } catch (error) {
    // The user closed the dialog.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : copyText(text)
  }
}
