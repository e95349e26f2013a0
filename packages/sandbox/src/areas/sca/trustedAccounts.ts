import type { SandboxContext } from '../../context.ts'

/** Returns whether payments to the account need no proof of their own. */
export function isTrusted(context: SandboxContext, parameters: { externalAccountId: string }): boolean {
  return context.state.trustedAccounts.has(parameters.externalAccountId)
}

export function setTrusted(context: SandboxContext, parameters: { externalAccountId: string; trusted: boolean }): void {
  const { externalAccountId: id, trusted } = parameters
  if (trusted) context.state.trustedAccounts.set(id, { id })
  else context.state.trustedAccounts.delete(id)
}
