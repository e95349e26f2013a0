import { createSessionController, createSessionList, type WalletClient } from '@countersign/core'

declare const client: WalletClient
declare function show(value: unknown): void

const accountId = 'InternalAccount:1'

export function watchSession(): () => void {
  const session = createSessionController(client)
  return session.subscribe(() => show([session.getSnapshot().status, session.timeLeftMs()]))
}

export async function endFirstSession(): Promise<void> {
  const sessions = createSessionList(client, { accountId })
  const { list } = await sessions.load()
  if (list.status === 'ready' && list.content[0]) await sessions.change({ sessionIds: [list.content[0].id] })
}
