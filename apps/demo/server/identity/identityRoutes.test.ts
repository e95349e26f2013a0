import { createSandbox } from '@countersign/sandbox'
import { expect, test } from 'vitest'
import { createGrants, emailOf } from './grants.ts'
import { createIdentityRoutes } from './identityRoutes.ts'

const origin = 'http://localhost:4000'

function createProvider() {
  const sandbox = createSandbox({ now: () => Date.UTC(2026, 0, 5, 12) })
  const grants = createGrants({ issueToken: sandbox.identityProvider.issueToken, now: sandbox.clock.now })
  const routes = createIdentityRoutes({ grants, people: () => ['ada@example.com'] })
  const authorize = (fields: Record<string, string>, from = origin) =>
    routes.request(`${origin}/authorize`, {
      method: 'POST',
      headers: { origin: from },
      body: new URLSearchParams(fields),
    })
  const redeem = async (code: string) => {
    const headers = { origin, 'content-type': 'application/json' }
    const answer = await routes.request(`${origin}/token`, { method: 'POST', headers, body: JSON.stringify({ code }) })
    return { status: answer.status, body: (await answer.json()) as { idToken?: string } }
  }
  return { sandbox, routes, authorize, redeem }
}

function claimsOf(token = '') {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

const consent = { email: 'Ada@example.com', state: 'abc', nonce: 'n1' }

test('a choice leads back to the wallet with a code that turns into one token for that user', async () => {
  const { authorize, redeem } = createProvider()

  const answer = await authorize(consent)
  const back = new URL(answer.headers.get('location') ?? '', origin)
  const code = back.searchParams.get('code') ?? ''
  const first = await redeem(code)

  expect([answer.status, back.pathname, back.searchParams.get('state')]).toEqual([303, '/signed-in', 'abc'])
  expect(claimsOf(first.body.idToken)).toMatchObject({ nonce: 'n1', aud: 'harbor', sub: 'harbor-ada@example.com' })
  expect(emailOf(String(claimsOf(first.body.idToken).sub))).toBe('ada@example.com')
  expect((await redeem(code)).status).toBe(400)
})

test('a code expires after a minute', async () => {
  const { sandbox, authorize, redeem } = createProvider()
  const answer = await authorize(consent)
  const code = new URL(answer.headers.get('location') ?? '', origin).searchParams.get('code') ?? ''

  sandbox.clock.advance(60_000)

  expect((await redeem(code)).status).toBe(400)
})

test('another site cannot consent for a user', async () => {
  const { authorize } = createProvider()
  expect((await authorize(consent, 'https://evil.example')).status).toBe(403)
})

test('the page lets browsers state that its form comes from it', async () => {
  const { routes } = createProvider()

  const page = await routes.request(`${origin}/authorize`)

  // Under `no-referrer` they name the origin `null`, even to itself.
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
})

test('what is in the address is shown as text on the page', async () => {
  const { routes } = createProvider()
  const hostile = encodeURIComponent('"><script>alert(1)</script>')

  const page = await (await routes.request(`${origin}/authorize?state=${hostile}&nonce=${hostile}`)).text()

  expect(page).not.toContain('<script>')
})
