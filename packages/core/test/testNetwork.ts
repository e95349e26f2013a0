import { keepCookies } from './cookieFetch.ts'

/** One request as it left the client. */
export type SentRequest = {
  method: string
  /** Path and query below the mount point. */
  path: string
  headers: Record<string, string>
  body: string
}

/** What happens to a request on its way. `request`: it never arrives. `response`: it does, and its response is lost. */
export type Loss = 'request' | 'response'

type Tamper = (body: string, response: Response) => string | Response | Promise<string | Response>

/** The network between the page and its platform: a cookie jar, a record of what was sent, and faults to order. */
export type TestNetwork = {
  fetch: typeof fetch
  requests: SentRequest[]
  /** Loses the next requests whose `METHOD /path` contains the text. */
  lose(text: string, loss: Loss, times?: number): void
  /**
   * Replaces the responses whose `METHOD /path` contains the text, as a hostile relay could; a change that throws loses
   * them.
   */
  tamper(text: string, change: Tamper): void
  /** Keeps the responses whose `METHOD /path` contains the text until the function that it returns is called. */
  hold(text: string): () => void
  /** Nothing arrives while this is true. */
  offline: boolean
  cookies: Map<string, string>
}

export const testRpId = 'wallet.example'
export const testOrigin = `https://${testRpId}`
export const testMount = '/api/wallet'

export function createTestNetwork(handler: (request: Request) => Promise<Response>): TestNetwork {
  const losses: { text: string; loss: Loss; times: number }[] = []
  const tampers: { text: string; change: Tamper }[] = []

  function nextLoss(label: string): Loss | undefined {
    const found = losses.find((entry) => entry.times > 0 && label.includes(entry.text))
    if (found) found.times--
    return found?.loss
  }

  const network: TestNetwork = {
    requests: [],
    offline: false,
    cookies: new Map(),
    lose: (text, loss, times = 1) => losses.push({ text, loss, times }),
    tamper: (text, change) => tampers.push({ text, change }),
    hold: (text) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      network.tamper(text, async (body) => {
        await held
        return body
      })
      return release
    },
    fetch: async (input, init) => {
      const url = new URL(String(input), testOrigin)
      const headers = new Headers(init?.headers)
      const body = typeof init?.body === 'string' ? init.body : ''
      const method = init?.method ?? 'GET'
      const path = url.pathname.slice(testMount.length) + url.search
      network.requests.push({ method, path, headers: Object.fromEntries(headers), body })
      headers.set('origin', testOrigin)
      headers.set('cookie', [...network.cookies].map(([name, value]) => `${name}=${value}`).join('; '))

      const label = `${method} ${decodeURIComponent(path)}`
      const loss = network.offline ? 'request' : nextLoss(label)
      init?.signal?.throwIfAborted()
      if (loss === 'request') throw new TypeError('fetch failed')
      const response = await handler(new Request(url, { method, headers, ...(body && { body }) }))
      keepCookies(network.cookies, response)
      if (loss === 'response') throw new TypeError('fetch failed')
      init?.signal?.throwIfAborted()
      const tampered = tampers.filter((entry) => label.includes(entry.text))
      if (tampered.length === 0) return response
      return applyTampers(
        response,
        tampered.map(({ change }) => change),
      )
    },
  }
  return network
}

async function applyTampers(response: Response, changes: readonly Tamper[]): Promise<Response> {
  let body = await response.text()
  for (const change of changes) {
    const changed = await change(body, response)
    if (changed instanceof Response) return changed
    body = changed
  }
  return new Response(body, response)
}
