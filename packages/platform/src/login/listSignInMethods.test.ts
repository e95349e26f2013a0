import { expect, test } from 'vitest'
import { ada, baseUrl, clientId, clientSecret, createFakeService, errorResponse } from '../../test/fakeService.ts'
import { listSignInMethods } from './listSignInMethods.ts'

function createService() {
  const fake = createFakeService()
  return { fake, service: { baseUrl: `${baseUrl}/`, clientId, clientSecret, fetch: fake.fetch } }
}

test('the ways to sign in of a customer’s wallet come with masked destinations', async () => {
  const { service } = createService()

  const found = await listSignInMethods({ service, customerId: ada.customer })

  expect(found).toEqual({
    customerId: ada.customer,
    methods: [{ id: ada.credential, accountId: ada.account, type: 'EMAIL_OTP', nickname: 'a•••@example.com' }],
  })
})

test('a service that fails is an error', async () => {
  const { fake, service } = createService()
  fake.intercept = () => errorResponse(500, 'INTERNAL_ERROR', 'x')

  await expect(listSignInMethods({ service, customerId: ada.customer })).rejects.toThrow('status 502')
})

test('a deployment that lists internal accounts elsewhere is asked there', async () => {
  const { fake, service } = createService()
  const internalAccountsPath = '/customers/internal-accounts'

  fake.intercept = ({ url }) =>
    new URL(url).pathname.endsWith(internalAccountsPath) ? errorResponse(418, 'HERE', 'x') : undefined

  await expect(
    listSignInMethods({ service: { ...service, internalAccountsPath }, customerId: ada.customer }),
  ).rejects.toThrow('418')
  expect(fake.seen.map(({ url }) => new URL(url).pathname.replace(/^\/[^/]+/, ''))).toEqual([internalAccountsPath])
})
