import { WalletError } from '../errors/WalletError.ts'
import type { KeyRecord, KeyStore, SessionEnding } from '../storage/keyStore.ts'
import type { SessionReader } from './createSessionReader.ts'
import type { SessionUpkeep } from './createSessionUpkeep.ts'
import type { ShownSession } from './createShownSession.ts'
import { openSession, type SessionState } from './sessionState.ts'

const errorOf = {
  expired: 'SESSION_EXPIRED',
  revoked: 'SESSION_REVOKED',
  locked: 'SESSION_LOCKED',
  lost: 'SESSION_LOST',
} as const satisfies Record<SessionEnding, string>

/**
 * Hands out the key of an account for one signature. It is read anew each time: after an eviction or a sign-out
 * elsewhere, a key in memory would still sign.
 */
export function createKeyUse(parameters: {
  keys: KeyStore
  shown: ShownSession
  reader: SessionReader
  upkeep: SessionUpkeep
}): (accountId: string) => Promise<KeyRecord> {
  const { keys, shown, reader, upkeep } = parameters

  /** What the page shows, where that is about this account. */
  function shownOf(accountId: string) {
    const state = shown.getSnapshot()
    return 'session' in state && state.session.accountId === accountId ? state : undefined
  }

  return async (accountId) => {
    const record = await keys.read(accountId)
    const remembered = await keys.readRemembered(accountId)
    const here = shownOf(accountId)

    if (!record) {
      const open = here && openSession(here)
      if (open) shown.leave(await reader.whyGone(open))
      const over = endingOf(shownOf(accountId)) ?? (remembered && (remembered.over ?? 'lost'))
      throw new WalletError(over ? errorOf[over] : 'SESSION_REQUIRED')
    }

    // A key that could not be erased, or not yet, is over all the same.
    const known = here?.session.id === record.id ? endingOf(here) : undefined
    const over = known ?? (remembered?.id === record.id ? remembered.over : undefined)
    if (over) throw new WalletError(errorOf[over])

    if (shown.endingOf(record) === 'locked') await upkeep.lockIfIdle(record)
    const ending = shown.endingOf(record)
    if (ending === 'expired') await shown.close(record, ending)
    if (ending) throw new WalletError(errorOf[ending])

    // Another page signed in again, and this one did not hear of it.
    if (here && here.session.id !== record.id) shown.show(record)
    return record
  }
}

function endingOf(state: SessionState | undefined): SessionEnding | undefined {
  return state && state.status in errorOf ? (state.status as SessionEnding) : undefined
}
