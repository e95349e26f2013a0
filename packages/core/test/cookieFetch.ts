/** Keeps the cookies that a response sets, and drops those that it ends. */
export function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (attributes.some((attribute) => /max-age=0/i.test(attribute))) cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** A `fetch` like that of a page in a browser: it states where it comes from, and keeps cookies. */
export function createCookieFetch(origin: string): typeof fetch {
  const cookies = new Map<string, string>()
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', origin)
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(input, { ...init, headers })
    keepCookies(cookies, response)
    return response
  }
}
