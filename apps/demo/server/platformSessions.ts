import { randomBytes } from 'node:crypto'

const cookieName = 'harbor_session'
const lifetimeMs = 8 * 60 * 60_000

/** The platform's own sessions: a random id in a cookie that scripts cannot read, and its customer, in memory. */
export type PlatformSessions = {
  /** Returns the customer id of the caller; `undefined`: no user is signed in. */
  identify(request: Request): string | undefined
  /** Opens a session and returns its `Set-Cookie` value. */
  open(customerId: string, parameters: { request: Request; walletSessionId?: string }): string
  /** Ends the session that was opened with a session of the wallet. */
  end(walletSessionId: string): void
  /** Ends the session of this request and returns the `Set-Cookie` value that removes it. */
  close(request: Request): string
}

export function createPlatformSessions(parameters: { now: () => number }): PlatformSessions {
  const { now } = parameters
  const sessions = new Map<string, { customerId: string; walletSessionId?: string | undefined; expiresAt: number }>()

  return {
    identify: (request) => {
      const session = sessions.get(readCookie(request) ?? '')
      return session && session.expiresAt > now() ? session.customerId : undefined
    },
    open: (customerId, { request, walletSessionId }) => {
      for (const [id, { expiresAt }] of sessions) if (expiresAt <= now()) sessions.delete(id)
      // Each sign-in gets a fresh id, and the old one ends, so that an attacker cannot plant one beforehand.
      sessions.delete(readCookie(request) ?? '')
      const id = randomBytes(32).toString('base64url')
      sessions.set(id, { customerId, walletSessionId, expiresAt: now() + lifetimeMs })
      return writeCookie(id, { request, maxAge: lifetimeMs / 1000 })
    },
    end: (walletSessionId) => {
      for (const [id, session] of sessions) if (session.walletSessionId === walletSessionId) sessions.delete(id)
    },
    close: (request) => {
      sessions.delete(readCookie(request) ?? '')
      return writeCookie('', { request, maxAge: 0 })
    },
  }
}

function writeCookie(value: string, parameters: { request: Request; maxAge: number }): string {
  const { request, maxAge } = parameters
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`
}

function readCookie(request: Request): string | undefined {
  const pairs = request.headers.get('cookie')?.split('; ') ?? []
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
}
