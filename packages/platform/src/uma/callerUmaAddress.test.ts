import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { umaAddressOf } from '../../test/fakePayees.ts'
import { ada, eve, jsonResponse } from '../../test/fakeService.ts'

function sentBody(platform: ReturnType<typeof createTestPlatform>): unknown {
  const sent = platform.service.seen.find(({ method }) => method === 'POST')
  return sent && JSON.parse(new TextDecoder().decode(sent.bytes))
}

test.each([
  ['/invitations', 'inviterUma', { firstName: 'Bob' }],
  [`/invitations/${eve.invitation}/claim`, 'inviteeUma', {}],
])('%s is sent with the caller’s address, also if the browser sent another one', async (path, field, body) => {
  for (const written of [{}, { [field]: umaAddressOf(eve) }]) {
    const platform = createTestPlatform({ signedIn: ada })
    const answer = await platform.call('POST', path, { body: { ...body, ...written } })
    expect(answer.status).toBeLessThan(300)
    expect(sentBody(platform)).toEqual({ ...body, [field]: umaAddressOf(ada) })
  }
})

test('refuses an invitation by a customer without a UMA address', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ url }) =>
    url.includes('/customers/') ? jsonResponse(200, { id: ada.customer, customerType: 'INDIVIDUAL' }) : undefined
  const answer = await platform.call('POST', '/invitations', { body: { firstName: 'Bob' } })
  expect(answer).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
  expect(sentBody(platform)).toBeUndefined()
})

test('lets only the inviter cancel an invitation, and answers others as if it did not exist', async () => {
  const answers = await Promise.all(
    [eve.invitation, 'NONE'].map(async (code) => {
      const platform = createTestPlatform({ signedIn: ada })
      const answer = await platform.call('POST', `/invitations/${code}/cancel`)
      expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
      return { status: answer.status, text: answer.text }
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.status).toBe(404)
  const own = createTestPlatform({ signedIn: ada })
  expect((await own.call('POST', `/invitations/${ada.invitation}/cancel`)).status).toBe(200)
})

test('reads an invitation by its code', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const answer = await platform.call('GET', `/invitations/${eve.invitation}`)
  expect(answer).toMatchObject({ status: 200, json: { inviterUma: umaAddressOf(eve) } })
})

test.each(['$bob@example.com', '%24bob%40example.com'])('looks up the receiver %s for the caller', async (address) => {
  const platform = createTestPlatform({ signedIn: ada })
  expect((await platform.call('GET', `/receiver/uma/${address}`)).status).toBe(200)
  const { url = '' } = platform.service.seen.at(-1) ?? {}
  expect(new URL(url).pathname).toMatch(/\/receiver\/uma\/\$bob@example\.com$/)
  expect(new URL(url).searchParams.get('customerId')).toBe(ada.customer)
})

test.each([
  `$bob@example.com?senderUmaAddress=${encodeURIComponent(umaAddressOf(eve))}`,
  `$bob@example.com?customerId=${eve.customer}`,
])('refuses a lookup for another customer: %s', async (rest) => {
  const platform = createTestPlatform({ signedIn: ada })
  const answer = await platform.call('GET', `/receiver/uma/${rest}`)
  expect([400, 404]).toContain(answer.status)
  expect(platform.service.seen.filter(({ url }) => url.includes('/receiver/'))).toEqual([])
})

test.each([
  'bob@example.com',
  '$@example.com',
  '$..@example.com',
  '$bob@..',
  '$bob@../../customers',
  '$bob%2f..@example.com',
  '$bob@example.com%2f..',
  '%2524bob@example.com',
  '$Bob@example.com',
  '$bob@exa%20mple.com',
  '$bob@example.com%00',
])('%s is not a UMA address', async (address) => {
  const platform = createTestPlatform({ signedIn: ada })
  const answer = await platform.call('GET', `/receiver/uma/${address}`)
  expect(answer.status).toBe(404)
  expect(platform.service.seen).toEqual([])
})
