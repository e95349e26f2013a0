// Stands in for a table of your database. This one is lost with the process.
type Session = { customerId: string; endsAt: number }

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
  async set(id: string, customerId: string, { lifetimeSeconds }: { lifetimeSeconds: number }): Promise<void> {
    for (const [old, { endsAt }] of sessions) if (endsAt <= Date.now()) sessions.delete(old)
    sessions.set(id, { customerId, endsAt: Date.now() + lifetimeSeconds * 1000 })
  },
  async delete(id: string): Promise<void> {
    sessions.delete(id)
  },
}
