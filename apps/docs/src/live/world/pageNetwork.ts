/** What can go wrong between the page and its platform. All but `offline` happen once. */
export type FaultName = 'offline' | 'loseNext' | 'wrongCode' | 'tamper'

export type PageFaults = Record<FaultName, boolean>

type Handler = (request: Request) => Promise<Response>

/** The only requests whose lost response matters: an execution, and what proves something. */
const decisive = /\/(execute|authorize|complete|confirm|verify)$/
const withCode = /\/(verify|authorize|complete|confirm)$/
const withKey = /\/challenge$/

/** The cookies that were set on a response, which engines drop: no script may set one. */
const droppedCookies = new WeakMap<Headers, string[]>()
let watched = false

/** Remembers `Set-Cookie` on headers whose engine drops it. Everything else stays as it is. */
function watchCookies(): void {
  if (watched) return
  watched = true
  const { append } = Headers.prototype
  Headers.prototype.append = function (this: Headers, name, value) {
    if (name.toLowerCase() === 'set-cookie') droppedCookies.set(this, [...(droppedCookies.get(this) ?? []), value])
    append.call(this, name, value)
  }
}

/**
 * The network of one example: it states the page's origin and keeps the cookies in a jar, as a browser does for a server
 * that is not in the page itself.
 */
export function createPageNetwork(handle: Handler): { fetch: typeof fetch; faults: PageFaults } {
  watchCookies()
  const jar = new Map<string, string>()
  const faults: PageFaults = { offline: false, loseNext: false, wrongCode: false, tamper: false }
  /** Whether this request meets a fault that happens once; the fault is used up then. */
  const meets = (name: FaultName, { method, url }: Request, paths: RegExp) => {
    if (!faults[name] || method === 'GET' || !paths.test(new URL(url).pathname)) return false
    faults[name] = false
    return true
  }

  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    if (faults.offline) throw new TypeError('Failed to fetch')
    const request = new Request(new URL(String(input), location.origin), init)
    // A page may set neither of these two on a request; the relay expects both from a browser.
    const headers = new Headers(request.headers)
    headers.set('origin', location.origin)
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    Object.defineProperty(request, 'headers', { value: headers })
    if (meets('wrongCode', request, withCode)) return rejected(request)
    const response = await handle(request)
    for (const cookie of droppedCookies.get(response.headers) ?? response.headers.getSetCookie()) keep(jar, cookie)
    init?.signal?.throwIfAborted()
    if (meets('loseNext', request, decisive)) throw new TypeError('Failed to fetch')
    return meets('tamper', request, withKey) ? tampered(response) : response
  }
  return { fetch: send, faults }
}

/** A code that is refused as every wrong one is. */
function rejected({ url }: Request): Response {
  const isSignIn = url.endsWith('/verify')
  const body = isSignIn
    ? { status: 401, code: 'UNAUTHORIZED', message: 'Invalid OTP code', reason: 'Invalid OTP code' }
    : { status: 400, code: 'INVALID_INPUT', message: 'The proof is invalid or expired' }
  return Response.json(body, { status: body.status })
}

/** The same response with a signature that is not the service's. */
async function tampered(response: Response): Promise<Response> {
  const text = await response.text()
  const { status, headers } = response
  const changed = text.replace(
    /(dataSignature\\?":\\?"[0-9a-f]+)([0-9a-f])/,
    (_all, start: string, last: string) => start + (last === '0' ? '1' : '0'),
  )
  return new Response(changed, { status, headers })
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  if (attributes.some((attribute) => /max-age=0/i.test(attribute))) jar.delete(name)
  else jar.set(name, pair.slice(at + 1))
}
