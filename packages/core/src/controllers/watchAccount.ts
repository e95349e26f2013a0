import type { WalletClient } from '../createWalletClient.ts'
import { openSession } from '../session/sessionState.ts'

/** Whether the account that something secret was requested for is still signed in on this page. */
export type WatchedAccount = {
  /** Returns whether its session has ended, been locked, or been replaced by another account's. */
  hasChanged(): boolean
  /** Calls back when that happens; the returned function stops it. */
  onChange(callback: () => void): () => void
}

/**
 * Watches an account: the given one, or the one that is signed in now. If no user is signed in, the first to sign in.
 */
export function watchAccount({ sessions }: WalletClient, given: { accountId?: string } = {}): WatchedAccount {
  const current = () => openSession(sessions.getSnapshot())?.accountId
  let accountId = given.accountId ?? current()
  const hasChanged = () => {
    const now = current()
    accountId ??= now
    return now !== accountId
  }
  return {
    hasChanged,
    onChange: (callback) =>
      sessions.subscribe(() => {
        if (hasChanged()) callback()
      }),
  }
}
