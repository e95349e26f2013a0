import type { WalletClient } from '../createWalletClient.ts'

/**
 * Goes on, once, when a new session of the account begins, in this tab or another. `before` names the session that did
 * not do; without it, the one that is open now. The returned function stops waiting.
 */
export function onSignedIn(
  client: WalletClient,
  parameters: { accountId: string; proceed: () => void; before?: string | undefined },
): () => void {
  const { accountId, proceed } = parameters
  const openSession = () => {
    const state = client.sessions.getSnapshot()
    const open = state.status === 'active' || state.status === 'expiring'
    return open && state.session.accountId === accountId ? state.session.id : undefined
  }
  // The session that did not do, if there is one, may change on the way; it is a new one that is waited for.
  const before = 'before' in parameters ? parameters.before : openSession()
  let stop = () => {}
  const look = () => {
    const now = openSession()
    if (now === undefined || now === before) return
    stop()
    proceed()
  }
  stop = client.sessions.subscribe(look)
  // It may have begun while the one before it was being refused.
  look()
  return stop
}
