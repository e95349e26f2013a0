import type { Clock } from '@countersign/core'

/**
 * What became of a text that was copied for a time. `refused`: the browser did not copy it. `waits`: its time is over,
 * but the browser clears the clipboard only once the page is in front, or after a press. `replaced`: the clipboard holds
 * something else by now.
 */
export type ClipboardStatus = 'refused' | 'copied' | 'waits' | 'cleared' | 'replaced'

type CopyTemporarilyParameters = {
  clock: Clock
  /** How long the text may stay, in milliseconds. */
  clearAfterMs: number
  onStatus: (status: ClipboardStatus) => void
}

/**
 * Copies a text to the clipboard and removes it again. Where the page may read the clipboard, only this text is removed;
 * elsewhere the clipboard is overwritten, even if it holds another text by then. A clipboard history of the system is
 * out of reach, and so is the clipboard once the page is closed.
 *
 * @returns A function that cancels the removal, for a text that replaces this one.
 */
export function copyTemporarily(text: string, parameters: CopyTemporarilyParameters): () => void {
  const { clock, clearAfterMs, onStatus } = parameters
  let canceled = false
  let stopTimer = () => {}

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return onStatus('refused')
    }
    if (canceled) return
    onStatus('copied')
    stopTimer = clock.setTimer(clear, clearAfterMs)
  }

  function clear(): void {
    stopRetrying()
    clearClipboard(text).then(
      (status) => onStatus(status),
      () => {
        if (canceled) return
        onStatus('waits')
        for (const event of occasions) addEventListener(event, clear, { once: true })
      },
    )
  }

  function stopRetrying(): void {
    for (const event of occasions) removeEventListener(event, clear)
  }

  void copy()
  return () => {
    canceled = true
    stopTimer()
    stopRetrying()
  }
}

/** The events after which a browser may let a page write to the clipboard after all. */
const occasions = ['focus', 'pointerup', 'keyup'] as const

async function clearClipboard(text: string): Promise<'cleared' | 'replaced'> {
  if ((await canRead()) && (await navigator.clipboard.readText()) !== text) return 'replaced'
  await navigator.clipboard.writeText('')
  return 'cleared'
}

/** Checks for a permission that was granted before: the user is never asked to let the page read what they copied. */
async function canRead(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state === 'granted'
  } catch {
    return false
  }
}
