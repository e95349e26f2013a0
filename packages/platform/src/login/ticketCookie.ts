import { createHostCookie } from './hostCookie.ts'
import type { LoginKeys } from './keys.ts'
import type { LoginTicket } from './ticket.ts'
import { openTicket, sealTicket } from './ticket.ts'

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

/** Creates the cookie of login tickets, which no page and no browser can read. */
export function createTicketCookie({ keys, now, ...ofHost }: TicketCookieParameters): TicketCookie {
  const cookie = createHostCookie('countersign_login', ofHost)
  return {
    write: async ({ ticket, request }) => {
      const maxAge = Math.ceil((ticket.expiresAt - now()) / 1000)
      return cookie.write(await sealTicket(ticket, await keys()), { request, maxAge })
    },
    clear: cookie.clear,
    read: async (request) => {
      const sealed = cookie.read(request)
      return sealed === undefined ? undefined : openTicket(sealed, { ...(await keys()), now })
    },
  }
}
