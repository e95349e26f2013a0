import { listSessions } from '../api/sessions.ts'
import type { WalletClient } from '../createWalletClient.ts'
import { endSession } from '../flows/endSession.ts'
import type { WalletSession } from '../wire/sessions.ts'
import { createManagedList, type ManagedList } from './managedList.ts'

/** An open session of the account. `current`: it is this browser's own. */
export type SessionItem = WalletSession & { readonly current: boolean }

export type SessionListController = ManagedList<readonly SessionItem[], { sessionId: string }, void>

/** The open sessions of one account on all devices; a change ends one. Ending the current one is signing out. */
export function createSessionList(client: WalletClient, options: { accountId: string }): SessionListController {
  const { accountId } = options
  return createManagedList(client, {
    accountId,
    read: async (signal) => {
      const own = await client.sessions.use(accountId).catch(() => undefined)
      const open = await listSessions(client, { accountId, signal })
      return open.map((session) => ({ ...session, current: session.id === own?.id }))
    },
    work: ({ sessionId }, signal) => endSession(client, { accountId, sessionId, signal }),
  })
}
