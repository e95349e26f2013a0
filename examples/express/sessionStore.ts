// Stands in for a table of your database. This one is lost with the process.
type Session = { customerId: string; walletSessionId: string; endsAt: number }

declare global {
  var sessionsInMemory: Map<string, Session> | undefined
}

// Frameworks may load this module more than once in a process.
globalThis.sessionsInMemory ??= new Map()
const sessions = globalThis.sessionsInMemory

export const sessionStore = {
  async get(id: string): Promise<string | undefined> {
    const session = sessions.get(id)
    return session && session.endsAt > Date.now() ? session.customerId : undefined
  },
  async findByWalletSession(walletSessionId: string): Promise<string | undefined> {
    for (const [id, session] of sessions) if (session.walletSessionId === walletSessionId) return id
    return undefined
  },
  async set(
    id: string,
    person: { customerId: string; walletSessionId: string },
    { lifetimeSeconds }: { lifetimeSeconds: number },
  ): Promise<void> {
    for (const [old, { endsAt }] of sessions) if (endsAt <= Date.now()) sessions.delete(old)
    sessions.set(id, { ...person, endsAt: Date.now() + lifetimeSeconds * 1000 })
  },
  async delete(id: string): Promise<void> {
    sessions.delete(id)
  },
}
