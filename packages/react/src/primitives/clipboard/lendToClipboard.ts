import type { Clock } from '@countersign/core'

/**
 * Where a text is that was put into the clipboard for a while. `refused`: never put there. `waits`: it should be gone,
 * but the browser wants the page in front, or a press, first. `replaced`: something else is there by now.
 */
export type ClipboardLoan = 'refused' | 'lent' | 'waits' | 'cleared' | 'replaced'

export type LendToClipboardParameters = {
  clock: Clock
  /** How long it may stay, in milliseconds. */
  lendMs: number
  tell: (loan: ClipboardLoan) => void
}

/**
 * Puts a text into the clipboard and takes it out again. Where this page may read the clipboard, only this text is
 * taken out; elsewhere whatever is there is overwritten. A history that the system keeps of its clipboard is out of
 * reach, and so is the clipboard once the page is closed. The returned function leaves the text to a later loan.
 */
export function lendToClipboard(text: string, parameters: LendToClipboardParameters): () => void {
  const { clock, lendMs, tell } = parameters
  let over = false
  let stopTimer = () => {}

  async function lend(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return tell('refused')
    }
    if (over) return
    tell('lent')
    stopTimer = clock.setTimer(takeBack, lendMs)
  }

  function takeBack(): void {
    stopRetrying()
    emptyClipboard(text).then(
      (loan) => tell(loan),
      () => {
        if (over) return
        tell('waits')
        for (const event of occasions) addEventListener(event, takeBack, { once: true })
      },
    )
  }

  function stopRetrying(): void {
    for (const event of occasions) removeEventListener(event, takeBack)
  }

  void lend()
  return () => {
    over = true
    stopTimer()
    stopRetrying()
  }
}

/** When a browser lets a page write to the clipboard after all. */
const occasions = ['focus', 'pointerup', 'keyup'] as const

async function emptyClipboard(text: string): Promise<'cleared' | 'replaced'> {
  if ((await mayRead()) && (await navigator.clipboard.readText()) !== text) return 'replaced'
  await navigator.clipboard.writeText('')
  return 'cleared'
}

/** Only where it was allowed before: nobody is asked for the right to read what they copied. */
async function mayRead(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state === 'granted'
  } catch {
    return false
  }
}
