import type { KeyStore } from '../storage/keyStore.ts'
import type { TabMessage } from '../storage/tabMessages.ts'
import type { IdleLock } from './createIdleLock.ts'
import type { SessionReader } from './createSessionReader.ts'
import type { ShownSession } from './createShownSession.ts'
import { openSession } from './sessionState.ts'

/** What this page makes of what another one did. */
export function createTabHearing(parameters: {
  keys: KeyStore
  idle: IdleLock
  shown: ShownSession
  reader: SessionReader
  restore: () => Promise<void>
}): (message: TabMessage) => Promise<void> {
  const { keys, idle, shown, reader, restore } = parameters

  async function hearEnd({ type, accountId, sessionId }: Extract<TabMessage, { sessionId: string }>): Promise<void> {
    const open = openSession(shown.getSnapshot())
    const held = open?.id === sessionId ? open : await keys.read(accountId)
    if (held?.id === sessionId) await shown.close(held, type)
  }

  async function hearSignOut(accountId: string, about: string | undefined): Promise<void> {
    if (accountId === about) shown.leave({ status: 'signed-out', elsewhere: true })
    // What this page read before would count again if its database failed later. Reading once more forgets it here, too.
    const [held] = await Promise.all([keys.read(accountId), keys.readRemembered(accountId)])
    // What lies in memory alone is out of the other page's reach.
    if (held && keys.persistence() === 'memory') await keys.forget(accountId, held.id).catch(() => {})
  }

  return async (message) => {
    if (message.type === 'active') return idle.hear(message.atMs)
    // Until the store was read, nobody knows whether this is about the session here.
    if (shown.getSnapshot().status === 'restoring') await restore()
    const state = shown.getSnapshot()
    const about = 'session' in state ? state.session.accountId : undefined
    if ('sessionId' in message) return hearEnd(message)
    const { type, accountId } = message
    if (type === 'signed-out') return hearSignOut(accountId, about)
    // Another account's sign-in never takes this page over while it works with its own.
    if (about === accountId || (about === undefined && type === 'signed-in')) await reader.read(accountId)
  }
}
