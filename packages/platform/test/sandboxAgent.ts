import { sandboxBasePath } from '@countersign/sandbox'
import type { Json, SandboxWorld } from './createSandboxWorld.ts'

/** What an agent that has to ask may do. */
export const askingPolicy = {
  permissions: ['CREATE_QUOTES', 'EXECUTE_QUOTES'],
  defaultExecutionMode: 'APPROVAL_REQUIRED',
  spendingLimits: { currency: 'USD', perTransactionLimit: 10_000 },
}

/** Connects an agent by its device code, past the relay as agents are, and lets it ask for payments. */
export async function connectAgent({ sandbox }: Pick<SandboxWorld, 'sandbox'>, { deviceCode }: { deviceCode: string }) {
  const post = async (path: string, { token, sent }: { token?: string; sent?: object } = {}) => {
    const headers = new Headers({ 'content-type': 'application/json' })
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    headers.set('service-wallet-signature', 'sandbox-valid-signature')
    const request = { method: 'POST', headers, ...(sent && { body: JSON.stringify(sent) }) }
    const response = await sandbox.fetch(new Request(`https://service.test${sandboxBasePath}${path}`, request))
    return (await response.json()) as Json
  }
  const token = String((await post(`/agents/device-codes/${deviceCode}/redeem`)).accessToken)
  const ask = async ({ accountId, payeeId }: SandboxWorld['ada']) => {
    const sent = {
      source: { sourceType: 'ACCOUNT', accountId },
      destination: { destinationType: 'ACCOUNT', accountId: payeeId },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: 10_000_000,
    }
    const quote = await post('/agents/me/quotes', { token, sent })
    return post(`/agents/me/quotes/${quote.id}/execute`, { token })
  }
  return { token, ask }
}
