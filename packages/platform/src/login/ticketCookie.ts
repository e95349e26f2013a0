import { isLocalPage } from '../guards/origin.ts'
import type { LoginKeys } from './keys.ts'
import type { LoginTicket } from './ticket.ts'
import { openTicket, sealTicket } from './ticket.ts'

const cookieName = 'countersign_login'

/** The longest cookie that browsers keep, in bytes of its name and value (RFC 6265 §6.1). */
const longestCookie = 4096

/** Writes and reads the cookie that carries the login ticket. */
export type TicketCookie = {
  readonly write: (parameters: { ticket: LoginTicket; request: Request }) => Promise<string>
  readonly clear: (request: Request) => string
  /** Returns the ticket; `undefined` without a valid one. */
  readonly read: (request: Request) => Promise<LoginTicket | undefined>
}

type TicketCookieParameters = {
  readonly mountPath: string
  readonly allowedOrigins: readonly string[] | undefined
  readonly keys: () => Promise<LoginKeys>
  readonly now: () => number
}

/**
 * Binds the cookie to this host, out of reach of scripts. Its prefix `__Host-` keeps sibling subdomains and pages without
 * TLS from setting another in its place (RFC 6265bis §4.1.3.2). The prefix needs `Secure` and the path `/`. On a
 * developer's machine without TLS, where not every browser keeps such a cookie, it has neither.
 */
export function createTicketCookie({ mountPath, allowedOrigins, keys, now }: TicketCookieParameters): TicketCookie {
  const describe = (request: Request) =>
    isLocalPage(request, { allowedOrigins })
      ? { name: cookieName, path: mountPath, secure: '' }
      : { name: `__Host-${cookieName}`, path: '/', secure: '; Secure' }
  const build = (value: string, { request, maxAge }: { request: Request; maxAge: number }) => {
    const { name, path, secure } = describe(request)
    return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`
  }
  return {
    write: async ({ ticket, request }) => {
      const maxAge = Math.ceil((ticket.expiresAt - now()) / 1000)
      return build(await sealTicket(ticket, await keys()), { request, maxAge })
    },
    clear: (request) => build('', { request, maxAge: 0 }),
    read: async (request) => {
      const sealed = readCookie(request.headers.get('cookie') ?? '', describe(request))
      return sealed === undefined ? undefined : openTicket(sealed, { ...(await keys()), now })
    },
  }
}

/**
 * Returns the value of a cookie; `undefined` when there are two of its name: one of them comes from another host or
 * path, and it is unknown which.
 */
function readCookie(header: string, { name }: { name: string }): string | undefined {
  // Only what separates cookies is dropped. Other white space would make a name out of one that browsers do not protect.
  const pairs = header.split(';').map((pair) => pair.replace(/^[ \t]+/, ''))
  const [pair, ...others] = pairs.filter((candidate) => candidate.startsWith(`${name}=`))
  if (pair === undefined || others.length > 0 || pair.length > longestCookie) return undefined
  return pair.slice(name.length + 1).replace(/[ \t]+$/, '')
}
