import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, jsonResponse } from '../../test/fakeService.ts'
import type { CredentialEvent } from '../options.ts'

const added = { id: 'AuthMethod:0190f0a0-0000-4000-8000-000000000099', accountId: ada.account, type: 'OAUTH' }
const request = { type: 'OAUTH', accountId: ada.account, oidcToken: 'e30.e30.c2ln' }

async function addCredential(answer: Response) {
  const events: CredentialEvent[] = []
  const platform = createTestPlatform({
    signedIn: ada,
    onCredentialAdded: async (event) => void events.push(event),
  })
  platform.service.intercept = ({ method, url }) =>
    method === 'POST' && url.endsWith('/auth/credentials') ? answer : undefined
  const { status } = await platform.call('POST', '/auth/credentials', { body: request })
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
