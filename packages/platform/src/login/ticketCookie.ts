import type { LoginKeys } from './keys.ts'
import type { LoginTicket } from './ticket.ts'
import { openTicket, sealTicket } from './ticket.ts'

const cookieName = 'countersign_login'

/** Writes and reads the cookie that carries the login ticket. */
export type TicketCookie = {
  readonly write: (parameters: { ticket: LoginTicket; request: Request }) => Promise<string>
  readonly clear: (request: Request) => string
  /** `undefined`: there is no valid ticket. */
  readonly read: (request: Request) => Promise<LoginTicket | undefined>
}

type TicketCookieParameters = {
  readonly mountPath: string
  readonly keys: () => Promise<LoginKeys>
  readonly now: () => number
}

/** Binds the cookie to the handler's own path; it goes nowhere else, and no script reads it. */
export function createTicketCookie({ mountPath, keys, now }: TicketCookieParameters): TicketCookie {
  const build = (value: string, { request, maxAge }: { request: Request; maxAge: number }) => {
    const secure = isLocalHttp(request.url) ? '' : '; Secure'
    return `${cookieName}=${value}; Path=${mountPath}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`
  }
  return {
    write: async ({ ticket, request }) => {
      const maxAge = Math.ceil((ticket.expiresAt - now()) / 1000)
      return build(await sealTicket(ticket, await keys()), { request, maxAge })
    },
    clear: (request) => build('', { request, maxAge: 0 }),
    read: async (request) => {
      const sealed = readCookie(request.headers.get('cookie'))
      return sealed === undefined ? undefined : openTicket(sealed, { ...(await keys()), now })
    },
  }
}

function readCookie(header: string | null) {
  const prefix = `${cookieName}=`
  const pair = header?.split(';').find((part) => part.trim().startsWith(prefix))
  return pair?.trim().slice(prefix.length)
}

// Browsers keep no Secure cookie from plain HTTP, and on a developer's machine there is nothing else.
function isLocalHttp(url: string) {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
