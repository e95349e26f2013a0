import { isLocalPage } from '../guards/origin.ts'

/** The longest cookie that browsers keep, in bytes of its name and value (RFC 6265 §6.1). */
const longestCookie = 4096

/** A cookie of this host that no script of the page can read. */
export type HostCookie = {
  readonly write: (value: string, parameters: { request: Request; maxAge: number }) => string
  readonly clear: (request: Request) => string
  /** Returns its value; `undefined` without exactly one. */
  readonly read: (request: Request) => string | undefined
}

/**
 * Binds a cookie to this host, out of reach of scripts. Its prefix `__Host-` keeps sibling subdomains and pages without
 * TLS from setting another in its place (RFC 6265bis §4.1.3.2). The prefix needs `Secure` and the path `/`. On a
 * developer's machine without TLS, where not every browser keeps such a cookie, it has neither.
 */
export function createHostCookie(
  cookieName: string,
  { mountPath, allowedOrigins }: { mountPath: string; allowedOrigins: readonly string[] | undefined },
): HostCookie {
  const describe = (request: Request) =>
    isLocalPage(request, { allowedOrigins })
      ? { name: cookieName, path: mountPath, secure: '' }
      : { name: `__Host-${cookieName}`, path: '/', secure: '; Secure' }
  const write = (value: string, { request, maxAge }: { request: Request; maxAge: number }) => {
    const { name, path, secure } = describe(request)
    return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`
  }
  return {
    write,
    clear: (request) => write('', { request, maxAge: 0 }),
    read: (request) => readCookie(request.headers.get('cookie') ?? '', describe(request)),
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
