import type { WalletClient } from '../../createWalletClient.ts'
import { endSession, readSessions, type SessionItem } from '../../flows/session/sessionList.ts'
import { createManagedList, type ManagedList } from '../managedList.ts'

export type SessionListController = ManagedList<readonly SessionItem[], { sessionId: string }, void>

/** The open sessions of one account on all devices; a change ends one. Ending the current one is signing out. */
export function createSessionList(client: WalletClient, options: { accountId: string }): SessionListController {
  const { accountId } = options
  return createManagedList(client, {
    accountId,
    read: (signal) => readSessions(client, { accountId, signal }),
    work: ({ sessionId }, signal) => endSession(client, { accountId, sessionId, signal }),
  })
}
