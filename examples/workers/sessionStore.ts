import { env } from 'cloudflare:workers'

// A session that is deleted here may be read elsewhere for up to a minute. Take a database where that is too long.
export const sessionStore = {
  async get(id: string): Promise<string | undefined> {
    return (await env.SESSIONS.get(id)) ?? undefined
  },
  async set(id: string, customerId: string, { lifetimeSeconds }: { lifetimeSeconds: number }): Promise<void> {
    await env.SESSIONS.put(id, customerId, { expirationTtl: lifetimeSeconds })
  },
  async delete(id: string): Promise<void> {
    await env.SESSIONS.delete(id)
  },
}
