import { expect, test } from 'vitest'
import { beginLogin, createTestWallet, login } from '../../../../test/createTestService.ts'
import { stampWith } from '../../../../test/examinee.ts'
import { firstLeg, loginWithPasskey, signedIn, signedInAsGrace, withPasskey } from '../../../../test/journeys.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })
const contact = (change: object) => ({ customerType: 'INDIVIDUAL', ...change })
const phoneNumber = '+14155550100'

/** A change of email that waits for its signed retry. */
async function changing() {
  const world = await signedIn()
  const { service, wallet, key } = world
  const input = { params: { customerId: wallet.customerId }, body: contact({ email: 'new@example.com' }) }
  return { ...world, input, ...(await firstLeg(service, 'updateCustomer', { ...input, key })) }
}

test('an email address and the credential tied to it change together, and old codes are void', async () => {
  const { service, wallet, payloadToSign, retry } = await changing()
  const pending = await beginLogin(service, wallet)
  expect(JSON.parse(payloadToSign)).toMatchObject({
    type: 'ACTIVITY_TYPE_UPDATE_USER_EMAIL',
    parameters: { userEmail: 'new@example.com' },
  })

  expect(await service.succeed('updateCustomer', 200, retry)).toMatchObject({ email: 'new@example.com' })

  const { data } = await service.succeed('listCredentials', 200, { query: { accountId: wallet.accountId } })
  expect(data).toMatchObject([{ id: wallet.credentialId, nickname: 'new@example.com' }])
  expect(await service.refuse('verifyCredential', pending)).toMatchObject(refused(401, 'UNAUTHORIZED'))
  await login(service, wallet)
  expect(service.sandbox.inbox.messages().at(-1)?.to).toBe('new@example.com')
})

test('a contact that no codes go to changes at once', async () => {
  const { service, wallet } = await signedIn()
  const params = { customerId: wallet.customerId }
  const changed = await service.succeed('updateCustomer', 200, { params, body: contact({ phoneNumber }) })
  expect(changed).toMatchObject({ phoneNumber, email: 'ada@example.com' })
})

test('a phone number that codes go to takes a signature', async () => {
  const { service, wallet, key } = await signedIn()
  const params = { customerId: wallet.customerId }
  await service.succeed('updateCustomer', 200, { params, body: contact({ phoneNumber }) })
  const create = { body: { type: 'SMS_OTP', accountId: wallet.accountId }, key }
  const { retry } = await firstLeg(service, 'createCredential', create)
  await service.succeed('createCredential', 201, retry)

  const body = contact({ phoneNumber: '+14155550199' })
  const change = await firstLeg(service, 'updateCustomer', { params, body, key })
  await service.succeed('updateCustomer', 200, change.retry)

  const { data } = await service.succeed('listCredentials', 200, { query: { accountId: wallet.accountId } })
  expect(data.map(({ nickname }) => nickname)).toEqual(['ada@example.com', '+14155550199'])
})

test('the present address needs no signature', async () => {
  const { service, input } = await changing()
  const body = contact({ email: 'ada@example.com' })
  const same = await service.succeed('updateCustomer', 200, { ...input, body })
  expect(same).toMatchObject({ email: 'ada@example.com' })
})

test('an address of another credential is taken, however it is spelled, on either leg', async () => {
  const { service, input, retry } = await changing()
  await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const taken = contact({ email: 'Grace@Example.com' })
  expect(await service.refuse('updateCustomer', { ...input, body: taken })).toMatchObject(
    refused(409, 'EMAIL_OTP_EMAIL_ALREADY_EXISTS'),
  )
  await createTestWallet(service, { email: 'new@example.com', accountNumber: '11111111111' })
  expect(await service.refuse('updateCustomer', retry)).toMatchObject(refused(409, 'EMAIL_OTP_EMAIL_ALREADY_EXISTS'))
})

test('a phone number of another credential is taken', async () => {
  const { service } = await signedIn()
  const numbers = [phoneNumber, '+14155550199']
  const [first] = await Promise.all(
    numbers.map((number) => service.succeed('createCustomer', 201, { body: contact({ phoneNumber: number }) })),
  )
  const input = { params: { customerId: first?.id ?? '' }, body: contact({ phoneNumber: '+14155550199' }) }
  expect(await service.refuse('updateCustomer', input)).toMatchObject(
    refused(409, 'SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS'),
  )
})

test('a credential that was removed between the legs is reported', async () => {
  const { service, wallet, authenticator, passkey } = await withPasskey()
  const { key } = await loginWithPasskey(service, { credentialId: passkey.id, authenticator })
  const params = { customerId: wallet.customerId }
  const change = await firstLeg(service, 'updateCustomer', { params, body: contact({ email: 'new@example.com' }), key })
  const removal = await firstLeg(service, 'deleteCredential', { params: { credentialId: wallet.credentialId }, key })
  await service.succeed('deleteCredential', 204, removal.retry)
  expect(await service.refuse('updateCustomer', change.retry)).toMatchObject(
    refused(409, 'EMAIL_OTP_CREDENTIAL_SET_CHANGED'),
  )
})

test('a failure to update a credential can be ordered, and then nothing changes', async () => {
  const { service, wallet, input, key } = await changing()
  const failure = { status: 424, code: 'EMAIL_OTP_CREDENTIAL_SYNC_FAILED', skip: 1 }
  service.sandbox.scenarios.failNext('updateCustomer', failure)
  const { retry } = await firstLeg(service, 'updateCustomer', { ...input, key })
  expect(await service.refuse('updateCustomer', retry)).toMatchObject(refused(424, 'EMAIL_OTP_CREDENTIAL_SYNC_FAILED'))
  const customer = await service.succeed('getCustomer', 200, { params: { customerId: wallet.customerId } })
  expect(customer.email).toBe('ada@example.com')
  await service.succeed('updateCustomer', 200, retry)
})

test("another customer's session may not sign", async () => {
  const { service, payloadToSign, retry } = await changing()
  const { key } = await signedInAsGrace(service)
  const signature = await stampWith(key, { payload: payloadToSign })
  expect(await service.refuse('updateCustomer', { ...retry, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('another address on the second leg is another body', async () => {
  const { service, retry } = await changing()
  const body = contact({ email: 'eve@example.com' })
  expect(await service.refuse('updateCustomer', { ...retry, body })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test.each([
  ['both contacts', contact({ email: 'new@example.com', phoneNumber })],
  ['neither', contact({})],
  ['no type of customer', { email: 'new@example.com' }],
  ['another type of customer', { customerType: 'BUSINESS', email: 'new@example.com' }],
  ['no address', contact({ email: 'new' })],
])('a change with %s is refused', async (_, body) => {
  const { service, input } = await changing()
  expect(await service.refuse('updateCustomer', { ...input, body })).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('an unknown customer is 404, a signature without a Request-Id 401', async () => {
  const { service, input, retry } = await changing()
  const unknown = { ...input, params: { customerId: 'Customer:none' } }
  expect(await service.refuse('updateCustomer', unknown)).toMatchObject(refused(404, 'USER_NOT_FOUND'))
  const { signature } = retry
  expect(await service.refuse('updateCustomer', { ...input, signature })).toMatchObject(
    refused(401, 'REQUEST_ID_MISSING'),
  )
})
