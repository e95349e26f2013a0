import type { Operation } from '@countersign/core/wire'
import { lookUp } from '@countersign/core/wire'
import { refuse } from '../responses.ts'
import type { RequestBody } from './body.ts'

/** The origins of the platform's pages. `undefined`: the host of the request. */
type PageOrigins = { readonly allowedOrigins: readonly string[] | undefined }

/**
 * Refuses requests that another site made a browser send. Cookies are `SameSite`, but a sibling subdomain is the same
 * site, and some browsers also treat a page without TLS as the same site.
 *
 * @throws `Refusal` 403.
 */
export function checkOrigin(request: Request, { allowedOrigins }: PageOrigins): void {
  const fetchSite = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const known = origin !== null && (allowedOrigins ?? [ownOrigin(request)]).includes(origin)

  const allowed =
    request.method === 'GET'
      ? known || fetchSite !== 'cross-site'
      : known || (origin === null && fetchSite === 'same-origin')
  if (!allowed) throw refuse(403, { code: 'FORBIDDEN', message: 'The request came from another site' })
}

/**
 * Checks whether the page behind a request that passed `checkOrigin` is on this machine and came without TLS, as in
 * development. There some browsers keep no `Secure` cookie.
 */
export function isLocalPage(request: Request, { allowedOrigins }: PageOrigins): boolean {
  return isLocalHttp(new URL(request.headers.get('origin') ?? allowedOrigins?.[0] ?? ownOrigin(request)))
}

/**
 * Returns the body with the address to which the customer returns, as it was parsed here. Without this check, an attacker's
 * page could receive customers who have just completed their identity check.
 *
 * @throws `Refusal` 400 for an address that is not one of the platform's own pages.
 */
export function placeRedirect(
  request: Request,
  { operation, body, allowedOrigins }: PageOrigins & { operation: Operation; body: RequestBody | undefined },
): RequestBody | undefined {
  const fields = (body?.value ?? {}) as Readonly<Record<string, unknown>>
  const { redirectField = '' } = operation
  const address = lookUp(fields, redirectField)
  if (!body || address === undefined) return body
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined
  if (!url || !(allowedOrigins ?? [ownOrigin(request)]).includes(url.origin))
    throw refuse(400, { code: 'INVALID_INPUT', message: `${redirectField} must be a page of this platform` })
  const value = { ...fields, [redirectField]: url.href }
  return { ...body, value, bytes: new TextEncoder().encode(JSON.stringify(value)) }
}

/**
 * Checks the option `allowedOrigins`: a value that browsers never send would silently match nothing.
 *
 * @throws `TypeError` for anything but `https://host` or `http://host`, optionally with a port.
 */
export function checkAllowedOrigins(origins: readonly string[]): void {
  const wrong = origins.find((origin) => !isOrigin(origin))
  if (wrong !== undefined)
    throw new TypeError(`allowedOrigins: expected an origin like https://app.example, without a path, not ${wrong}`)
}

function isOrigin(text: string) {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/**
 * Returns the origin of pages at the host of the request. A proxy that terminates TLS passes requests on with `http:`,
 * so that scheme says nothing about the page, and a page without TLS can be modified on its way. The wallet would not
 * even work there: browsers have no Web Cryptography without TLS, except on the same machine.
 */
function ownOrigin({ url }: Request): string {
  const own = new URL(url)
  return isLocalHttp(own) ? own.origin : new URL(`https://${own.host}`).origin
}

function isLocalHttp({ protocol, hostname }: URL) {
  return protocol === 'http:' && /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}
