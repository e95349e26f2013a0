import type { WalletClient } from '../createWalletClient.ts'

/** Goes on, once, when a new session of the account begins, in this tab or another. The returned function stops waiting. */
export function onSignedIn(client: WalletClient, parameters: { accountId: string; proceed: () => void }): () => void {
  const { accountId, proceed } = parameters
  const openSession = () => {
    const state = client.sessions.getSnapshot()
    const open = state.status === 'active' || state.status === 'expiring'
    return open && state.session.accountId === accountId ? state.session.id : undefined
  }
  // The session that did not do, if there is one, may change on the way; it is a new one that is waited for.
  const before = openSession()
  const stop = client.sessions.subscribe(() => {
    const now = openSession()
    if (now === undefined || now === before) return
    stop()
    proceed()
  })
  return stop
}
