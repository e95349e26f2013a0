import { env } from 'cloudflare:workers'

// A session that is deleted here may be read elsewhere for up to a minute. Take a database where that is too long.
export const sessionStore = {
  async get(id: string): Promise<string | undefined> {
    return (await env.SESSIONS.get(id)) ?? undefined
  },
  async findByWalletSession(walletSessionId: string): Promise<string | undefined> {
    return (await env.SESSIONS.get(`of ${walletSessionId}`)) ?? undefined
  },
  async set(
    id: string,
    { customerId, walletSessionId }: { customerId: string; walletSessionId: string },
    { lifetimeSeconds }: { lifetimeSeconds: number },
  ): Promise<void> {
    const options = { expirationTtl: lifetimeSeconds }
    await env.SESSIONS.put(id, customerId, options)
    await env.SESSIONS.put(`of ${walletSessionId}`, id, options)
  },
  async delete(id: string): Promise<void> {
    await env.SESSIONS.delete(id)
  },
}
