import type { WalletClient } from '../createWalletClient.ts'
import { openSession } from '../session/sessionState.ts'

/** Whoever is signed in to a wallet on this page while something secret is handed out. */
export type SessionHolder = {
  /** Whether their session ended, locked or changed hands. */
  isGone(): boolean
  /** Calls back when it does; the returned function ends that. */
  onGone(callback: () => void): () => void
}

/** Who is signed in now. Nobody is gone where nobody was: the first who signs in then counts. */
export function createSessionHolder({ sessions }: WalletClient): SessionHolder {
  const current = () => openSession(sessions.getSnapshot())?.accountId
  let accountId = current()
  const isGone = () => {
    const now = current()
    accountId ??= now
    return now !== accountId
  }
  return {
    isGone,
    onGone: (callback) =>
      sessions.subscribe(() => {
        if (isGone()) callback()
      }),
  }
}
