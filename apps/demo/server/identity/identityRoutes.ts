import { Hono } from 'hono'
import { html } from 'hono/html'
import { sameOriginOnly } from '../securityHeaders.ts'
import { type Grants, signedInPath } from './grants.ts'

/**
 * A small OpenID provider, "Harbor ID", with the pages and the two steps of the authorization code flow (OpenID Connect
 * Core §3.1). It asks for no password: every visitor chooses an identity. Exists only with a sandbox.
 */
export function createIdentityRoutes(parameters: { grants: Grants; people: () => readonly string[] }): Hono {
  const { grants, people } = parameters
  const routes = new Hono()

  routes.get('/authorize', (c) => {
    const { state = '', nonce = '' } = c.req.query()
    // Under the policy of the other pages a form states no origin (Fetch §3.2, Origin header).
    c.header('Referrer-Policy', 'same-origin')
    return c.html(choicePage({ state, nonce, people: people() }))
  })
  routes.post('/authorize', async (c) => {
    if (c.req.header('Origin') !== new URL(c.req.url).origin) return c.text('The request came from another site', 403)
    const { email, state, nonce } = await c.req.parseBody()
    if (typeof email !== 'string' || !email.includes('@')) return c.text('Expected an email address', 400)
    const code = grants.give({ email, nonce: typeof nonce === 'string' ? nonce : '' })
    // Back to one fixed page of our own, so that the code cannot be sent elsewhere.
    return c.redirect(`${signedInPath}?${new URLSearchParams({ code, state: String(state ?? '') })}`, 303)
  })
  routes.get('/cancelled', (c) => c.redirect(`${signedInPath}?${new URLSearchParams({ error: 'access_denied' })}`, 303))
  routes.use('/token', sameOriginOnly)
  // What the wallet's own backend does with a code: the token is never in an address.
  routes.post('/token', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
    const idToken = typeof code === 'string' ? await grants.redeem(code) : undefined
    if (idToken === undefined) return c.json({ code: 'INVALID_INPUT', message: 'This code has expired' }, 400)
    return c.json({ idToken })
  })
  return routes
}

function choicePage(parameters: { state: string; nonce: string; people: readonly string[] }) {
  const { state, nonce, people } = parameters
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Harbor ID</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/identity.css" />
      </head>
      <body>
        <main>
          <h1>Harbor ID</h1>
          <p>Choose who you are. This provider exists in the demo only and asks for no password.</p>
          <form method="post" action="/demo/identity/authorize">
            <input type="hidden" name="state" value="${state}" />
            <input type="hidden" name="nonce" value="${nonce}" />
            <label for="email">Email address</label>
            <input id="email" name="email" type="email" required list="people" autocomplete="email" />
            <datalist id="people">
              ${people.map((email) => html`<option value="${email}"></option>`)}
            </datalist>
            <button>Continue</button>
          </form>
          <a href="/demo/identity/cancelled">Cancel</a>
        </main>
      </body>
    </html>`
}
