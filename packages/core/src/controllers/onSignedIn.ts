import type { WalletClient } from '../createWalletClient.ts'

/**
 * Calls back, once, when a new session of the account begins, in this tab or another. `before` is the session that was
 * not accepted; without it, the one that is open now. The returned function stops waiting.
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
  // The rejected session, if there is one, may be replaced meanwhile; only a new one counts.
  const before = 'before' in parameters ? parameters.before : openSession()
  let stop = () => {}
  const look = () => {
    const now = openSession()
    if (now === undefined || now === before) return
    stop()
    proceed()
  }
  stop = client.sessions.subscribe(look)
  // It may have begun while the session before it was being refused.
  look()
  return stop
}
