import type { WalletClient } from '../../createWalletClient.ts'
import { endSessions, readSessions, type SessionFailure, type SessionItem } from '../../flows/session/sessionList.ts'
import { createManagedList, type ManagedList } from '../managedList.ts'

/** A change results in the sessions that could not be ended. */
export type SessionListController = ManagedList<
  readonly SessionItem[],
  { sessionIds: readonly string[] },
  readonly SessionFailure[]
>

/** The open sessions of one account on all devices; a change ends some. Ending the current one is signing out. */
export function createSessionList(client: WalletClient, options: { accountId: string }): SessionListController {
  const { accountId } = options
  return createManagedList(client, {
    accountId,
    read: (signal) => readSessions(client, { accountId, signal }),
    work: ({ sessionIds }, signal) => endSessions(client, { accountId, sessionIds, signal }),
  })
}
