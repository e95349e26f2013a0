import type { WalletClient } from '../createWalletClient.ts'

/**
 * Calls back, once, when the user signs in to the account, in this tab or another. `before` is the sign-in that was not
 * accepted; without it, the one of the session that is open now. The returned function stops waiting.
 *
 * A refresh is not a sign-in: it would be refused like the session before it, and close the sign-in that is being typed.
 */
export function onSignedIn(
  client: WalletClient,
  parameters: { accountId: string; proceed: () => void; before?: string | undefined },
): () => void {
  const { accountId, proceed } = parameters
  const findSignIn = () => {
    const state = client.sessions.getSnapshot()
    const open = state.status === 'active' || state.status === 'expiring'
    return open && state.session.accountId === accountId ? state.session.signIn.id : undefined
  }
  const before = 'before' in parameters ? parameters.before : findSignIn()
  let stop = () => {}
  const look = () => {
    const now = findSignIn()
    if (now === undefined || now === before) return
    stop()
    proceed()
  }
  stop = client.sessions.subscribe(look)
  // It may have begun while the session before it was being refused.
  look()
  return stop
}
