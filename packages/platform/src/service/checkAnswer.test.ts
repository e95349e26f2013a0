import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve, jsonResponse } from '../../test/fakeService.ts'

const mixedUp = { status: 502, json: { code: 'PLATFORM_UNAVAILABLE' } }

/** A service that answers one request with something else. */
async function ask(method: string, path: string, answer: unknown) {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ url }) =>
    new URL(url).pathname.endsWith(path) ? jsonResponse(200, answer) : undefined
  const { status, json } = await platform.call(method, path)
  return { status, json }
}

test('a record of another id than the one that was asked for does not pass', async () => {
  const quote = { id: eve.quote, status: 'PENDING' }
  expect(await ask('GET', `/quotes/${ada.quote}`, quote)).toMatchObject(mixedUp)
  expect(await ask('POST', `/quotes/${ada.quote}/execute`, quote)).toMatchObject(mixedUp)
})

test('a record that names another customer does not pass', async () => {
  expect(await ask('GET', `/customers/${ada.customer}`, { id: eve.customer })).toMatchObject(mixedUp)
  expect(await ask('GET', '/sca/factors', { customerId: eve.customer, factors: [] })).toMatchObject(mixedUp)
})

test('a list with a record of another customer does not pass', async () => {
  const list = (customerId: string) => ({ data: [{ id: ada.transaction, customerId }], hasMore: false })

  expect(await ask('GET', '/transactions', list(eve.customer))).toMatchObject(mixedUp)
  expect(await ask('GET', '/transactions', list(ada.customer))).toMatchObject({ status: 200 })
})
