/** What happens to a request. `request`: it never arrives. `response`: it does, and its response is lost. */
export type Loss = 'request' | 'response'

/** Faults of the network between the page and its platform. */
export type NetworkFaults = {
  /** Nothing arrives while this is true. */
  offline: boolean
  /** Loses the next request whose `METHOD /path` contains the text. */
  loseNext(text: string, loss: Loss): void
}

/** The network of one browser: it states where its page is, and keeps the cookies. */
export function createTestBrowser({
  origin,
  handle,
}: {
  origin: string
  handle: (request: Request) => Promise<Response>
}): { fetch: typeof fetch; faults: NetworkFaults } {
  const cookies = new Map<string, string>()
  const losses: { text: string; loss: Loss }[] = []

  function lossOf(label: string): Loss | undefined {
    if (faults.offline) return 'request'
    const index = losses.findIndex(({ text }) => label.includes(text))
    return index < 0 ? undefined : losses.splice(index, 1)[0]?.loss
  }

  const faults: NetworkFaults = {
    offline: false,
    loseNext: (text, loss) => void losses.push({ text, loss }),
  }
  return {
    faults,
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), origin), init)
      request.headers.set('origin', origin)
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const loss = lossOf(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`)
      if (loss === 'request') throw new TypeError('fetch failed')
      const response = await handle(request)
      for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie)
      if (loss === 'response') throw new TypeError('fetch failed')
      return response
    },
  }
}

function keepCookie(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  if (attributes.some((attribute) => /max-age=0/i.test(attribute))) cookies.delete(name)
  else cookies.set(name, pair.slice(at + 1))
}
