import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'
import { bodyByOperation, compressedKey, uncompressedKey } from '../../test/requestBodies.ts'
import { signInToWallet } from '../../test/signInToWallet.ts'

const customer = `/customers/${ada.customer}`
const contact = { customerType: 'INDIVIDUAL', email: 'new@example.com' }

test.each([contact, { phoneNumber: '+15550100', customerType: 'BUSINESS' }])(
  'the change of a contact %j reaches the service byte for byte',
  async (body) => {
    const platform = createTestPlatform({ signedIn: ada })
    const text = ` ${JSON.stringify(body)}\n`
    const cookie = await signInToWallet(platform)

    const answer = await platform.call('PATCH', customer, { body: text, cookie })

    expect(answer.status).toBeLessThan(300)
    expect(new TextDecoder().decode(platform.service.seen.at(-1)?.bytes)).toBe(text)
  },
)

const smuggled = [
  '"kycStatus":"APPROVED"',
  '"kybStatus":"APPROVED"',
  '"KycStatus":"APPROVED"',
  '"kyc\\u0053tatus":"APPROVED"',
  '"fullName":"Another Person"',
  '"platformCustomerId":"1"',
  '"region":"US"',
  '"phoneNumber":"+15550100"',
  '"Email":"other@example.com"',
  '"email":"other@example.com"',
  '"em\\u0061il":"other@example.com"',
  '"__proto__":{"kycStatus":"APPROVED"}',
  '"constructor":{"kycStatus":"APPROVED"}',
  '"toString":"APPROVED"',
  '"":"APPROVED"',
]

test.each(smuggled)('the change of a contact with an additional %s is refused', async (field) => {
  const platform = createTestPlatform({ signedIn: ada })

  for (const body of [
    `{"customerType":"INDIVIDUAL","email":"new@example.com",${field}}`,
    `{${field},"customerType":"INDIVIDUAL","email":"new@example.com"}`,
  ]) {
    const answer = await platform.call('PATCH', customer, { body })
    expect(answer.status).toBe(400)
  }

  expect(platform.service.seen).toEqual([])
})

test.each([
  undefined,
  {},
  [],
  [contact],
  null,
  'null',
  { email: 'new@example.com' },
  { customerType: 'INDIVIDUAL' },
  { customerType: 'ADMIN', email: 'new@example.com' },
  { ...contact, email: { toString: 'x' } },
  { ...contact, email: ['new@example.com'] },
  { ...contact, email: 'no address' },
  { ...contact, email: null },
  { customerType: 'INDIVIDUAL', phoneNumber: '0123' },
])('%j is not a change of a contact', async (body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('PATCH', customer, { body })

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

test('a customer cannot change the contact of another one', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('PATCH', `/customers/${eve.customer}`, { body: contact })

  expect(answer.status).toBe(404)
  expect(platform.service.seen).toEqual([])
})

const account = `/internal-accounts/${ada.account}`
const credentials = '/auth/credentials'

test.each([
  ['PATCH', account, { privateEnabled: 'false' }],
  ['PATCH', account, {}],
  ['POST', `${account}/export`, { clientPublicKey: compressedKey }],
  ['POST', `${account}/export`, undefined],
  ['POST', `/auth/sessions/${ada.session}/refresh`, { clientPublicKey: uncompressedKey.slice(2) }],
  ['POST', credentials, { type: 'EMAIL_OTP' }],
  ['POST', credentials, { type: 'TOTP', accountId: ada.account }],
  ['POST', credentials, { accountId: ada.account }],
  ['POST', credentials, { type: 'OAUTH', accountId: ada.account }],
  ['POST', credentials, { type: 'PASSKEY', accountId: ada.account, nickname: 'Phone', challenge: 'x' }],
  ['POST', `${credentials}/${ada.credential}/verify`, { type: 'EMAIL_OTP' }],
  ['POST', `${credentials}/${ada.credential}/challenge`, { clientPublicKey: 'x' }],
  ['POST', '/auth/delegated-keys', { cardId: ada.card, internalAccountId: ada.account, nickname: ' ' }],
] as const)('%s %s with %j is refused before the service is called', async (method, path, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call(method, path, { body })

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

test('the WebAuthn id of an authenticator is not an id of the service, but a field next to it is', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const assertion = { credentialId: 'AAAA', clientDataJson: 'BBBB', authenticatorData: 'CCCC', signature: 'DDDD' }
  const verify = `${credentials}/${ada.credential}/verify`

  const passed = await platform.call('POST', verify, {
    body: { type: 'PASSKEY', assertion, note: 'right' },
  })
  const untyped = await platform.call('POST', verify, { body: { type: 'PASSKEY', assertion, credentialId: 'AAAA' } })
  const inside = await platform.call('POST', verify, {
    body: { type: 'PASSKEY', assertion: { ...assertion, accountId: 'AAAA' } },
  })
  const foreign = await platform.call('POST', verify, {
    body: { type: 'PASSKEY', assertion: { ...assertion, signature: eve.credential } },
  })

  expect([passed.status, untyped.status, inside.status, foreign.status]).toEqual([202, 400, 400, 404])
})

test('a browser does not set the fee that the platform takes', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const quote = bodyByOperation.createQuote?.(ada) as object

  const answer = await platform.call('POST', '/quotes', { body: { ...quote, platformFeeOverride: { fixedAmount: 0 } } })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})
