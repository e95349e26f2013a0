import type { WalletClient } from '../createWalletClient.ts'

/** Goes on, once, when somebody signs in to the account, in this tab or another. The returned function stops waiting. */
export function onSignedIn(client: WalletClient, parameters: { accountId: string; proceed: () => void }): () => void {
  const { accountId, proceed } = parameters
  const stop = client.sessions.subscribe(() => {
    const state = client.sessions.getSnapshot()
    if (state.status !== 'active' || state.session.accountId !== accountId) return
    stop()
    proceed()
  })
  return stop
}
