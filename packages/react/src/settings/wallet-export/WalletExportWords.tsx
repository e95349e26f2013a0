import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useLayoutEffect, useRef } from 'react'
import { Countdown } from '../../primitives/Countdown.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletExportContext } from './WalletExportContext.ts'
import { walletExportMessages } from './walletExportMessages.ts'

export type WalletExportWordsProps = Omit<ComponentPropsWithoutRef<'ol'>, 'children'>

/**
 * The words, numbered, while they are revealed; an empty list while they are not. React never holds them: they go
 * straight into the page and are out of it before the page is hidden, printed or taken away.
 */
export const WalletExportWords = forwardRef<HTMLOListElement, WalletExportWordsProps>(
  function WalletExportWords(props, ref) {
    const { step } = useWalletExportContext()
    return step === 'words' ? <CoveredWords {...props} ref={ref} /> : null
  },
)

const CoveredWords = forwardRef<HTMLOListElement, WalletExportWordsProps>(function CoveredWords(props, ref) {
  const { walletExport, revealed, setRevealed } = useWalletExportContext()
  const words = useMessages('walletExport', walletExportMessages)
  const own = useRef<HTMLOListElement>(null)
  const composed = useComposedRefs(own, ref)
  const { readWords, state } = walletExport
  const cover = useRef(() => {})
  useLayoutEffect(() => {
    cover.current = () => setRevealed(false)
  })

  useLayoutEffect(() => {
    const list = own.current
    if (!revealed || !list) return
    list.replaceChildren(...(readWords() ?? []).map(createItem))
    return hideWithPage(() => {
      list.replaceChildren()
      cover.current()
    })
  }, [revealed, readWords])

  return (
    <ol
      // A translated word opens no wallet.
      translate="no"
      lang="en"
      dir="ltr"
      {...props}
      ref={composed}
      aria-label={words.wordsLabel}
      data-revealed={revealed ? '' : undefined}
      data-count={state.status === 'ready' ? state.wordCount : undefined}
    />
  )
})

function createItem(word: string): HTMLLIElement {
  const item = document.createElement('li')
  item.textContent = word
  return item
}

/** Hides at once, before the system takes its picture of the page. The returned function hides too, and ends it. */
function hideWithPage(hide: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') hide()
  }
  const occasions = ['blur', 'pagehide', 'beforeprint'] as const
  for (const event of occasions) addEventListener(event, hide)
  document.addEventListener('visibilitychange', whenHidden)
  return () => {
    for (const event of occasions) removeEventListener(event, hide)
    document.removeEventListener('visibilitychange', whenHidden)
    hide()
  }
}

export type WalletExportDeadlineProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** When the words go by themselves. */
export const WalletExportDeadline = forwardRef<HTMLParagraphElement, WalletExportDeadlineProps>(
  function WalletExportDeadline(props, ref) {
    const { state, timeLeftMs } = useWalletExportContext().walletExport
    const words = useMessages('walletExport', walletExportMessages)
    if (state.status !== 'ready') return null
    return (
      <p {...props} ref={ref}>
        {words.clearsIn}{' '}
        <Countdown
          deadlineMs={state.clearAtMs}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={Number.POSITIVE_INFINITY}
          announce={words.timeLeft}
        />
      </p>
    )
  },
)

/** Says that the words are there or hidden, and never a word of them. For screen readers only. */
export const WalletExportAnnouncement = forwardRef<HTMLSpanElement, Omit<ComponentPropsWithoutRef<'span'>, 'children'>>(
  function WalletExportAnnouncement(props, ref) {
    const { step, revealed, wasRevealed } = useWalletExportContext()
    const words = useMessages('walletExport', walletExportMessages)
    if (step !== 'words') return null
    return (
      <span role="status" data-part="announcement" {...props} ref={ref}>
        {wasRevealed && (revealed ? words.shown : words.hidden)}
      </span>
    )
  },
)
