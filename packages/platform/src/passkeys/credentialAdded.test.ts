import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, jsonResponse } from '../../test/fakeService.ts'
import type { CredentialEvent } from '../options.ts'

const added = { id: 'AuthMethod:0190f0a0-0000-4000-8000-000000000099', accountId: ada.account, type: 'OAUTH' }
const request = { type: 'OAUTH', accountId: ada.account, oidcToken: 'e30.e30.c2ln' }

async function addCredential(answer: Response, oidcToken = request.oidcToken) {
  const events: CredentialEvent[] = []
  const platform = createTestPlatform({
    signedIn: ada,
    onCredentialAdded: async (event) => void events.push(event),
  })
  platform.service.intercept = ({ method, url }) =>
    method === 'POST' && url.endsWith('/auth/credentials') ? answer : undefined
  const { status } = await platform.call('POST', '/auth/credentials', { body: { ...request, oidcToken } })
  return { status, events }
}

test('the platform is notified of an added sign-in method, and of its owner', async () => {
  const { status, events } = await addCredential(jsonResponse(201, { ...added, nickname: 'ada@example.com' }))

  expect(status).toBe(201)
  expect(events).toEqual([{ customerId: ada.customer, credentialId: added.id, accountId: ada.account, type: 'OAUTH' }])
})

test('the platform is not notified of a method that still has to be signed, or that cannot be read', async () => {
  const asked = await addCredential(jsonResponse(202, { payloadToSign: 'x', requestId: 'Request:1' }))
  const unreadable = await addCredential(jsonResponse(201, { id: 7 }))

  expect([asked.events, unreadable.events]).toEqual([[], []])
})

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const tokenOf = (claims: object) => `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`

test('the platform learns whose account at a provider was linked: the issuer and the subject, and no address', async () => {
  const claims = { iss: 'https://id.example', sub: '7', email: 'grace@example.org' }
  const { events } = await addCredential(
    jsonResponse(201, { ...added, nickname: 'grace@example.org' }),
    tokenOf(claims),
  )

  expect(events).toMatchObject([{ identity: { issuer: 'https://id.example', subject: '7' } }])
  expect(JSON.stringify(events)).not.toContain('grace')
})

test('an account is not reported before the service has verified its token', async () => {
  const claims = { iss: 'https://id.example', sub: '7' }
  const asked = await addCredential(jsonResponse(202, { payloadToSign: 'x', requestId: 'R:1' }), tokenOf(claims))
  const refused = await addCredential(jsonResponse(401, { code: 'UNAUTHORIZED' }), tokenOf(claims))

  expect([asked.events, refused.events]).toEqual([[], []])
})
