import { expect, test } from 'vitest'
import { beginLogin, createTestService, createTestWallet } from '../../../../test/createTestService.ts'
import { createClientKey, sealOtp, stampWith } from '../../../../test/examinee.ts'
import { firstLeg, signedIn, signedInAsGrace } from '../../../../test/journeys.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })
const phoneNumber = '+14155550100'

/** Signed in by email, with a phone number to send codes to. */
async function withPhone() {
  const world = await signedIn()
  const { service, wallet, key } = world
  const contact = { params: { customerId: wallet.customerId }, body: { customerType: 'INDIVIDUAL', phoneNumber } }
  await service.succeed('updateCustomer', 200, contact)
  const body = { type: 'SMS_OTP', accountId: wallet.accountId }
  return { ...world, body, ...(await firstLeg(service, 'createCredential', { body, key })) }
}

test('a phone number is added: the code and its bundle come with the signed retry', async () => {
  const { service, payloadToSign, retry } = await withPhone()
  expect(JSON.parse(payloadToSign)).toMatchObject({
    type: 'ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER',
    parameters: { userPhoneNumber: phoneNumber },
  })
  expect(service.sandbox.inbox.latest(phoneNumber)).toBeUndefined()

  const created = await service.succeed('createCredential', 201, retry)

  expect(created).toMatchObject({ type: 'SMS_OTP', nickname: phoneNumber })
  expect(service.sandbox.inbox.latest(phoneNumber)).toMatchObject({ channel: 'sms', code: '000000' })
  const params = { credentialId: created.id }
  const key = await createClientKey()
  const encryptedOtpBundle = await sealOtp(String(created.otpEncryptionTargetBundle), key)
  const body = { type: 'SMS_OTP', encryptedOtpBundle }
  const login = await firstLeg(service, 'verifyCredential', { params, body, key })
  const claims = JSON.parse(Buffer.from(login.payloadToSign.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ verification_type: 'OTP_TYPE_SMS', contact: phoneNumber })
  expect(await service.succeed('verifyCredential', 200, login.retry)).toMatchObject({ type: 'SMS_OTP' })
})

test('a code by SMS is asked for again as one by email is', async () => {
  const { service, retry } = await withPhone()
  const { id } = await service.succeed('createCredential', 201, retry)
  const challenge = await service.succeed('challengeCredential', 200, { params: { credentialId: id } })
  expect(challenge).toMatchObject({ type: 'SMS_OTP', nickname: phoneNumber })
  expect(service.sandbox.inbox.messages().filter(({ channel }) => channel === 'sms')).toHaveLength(2)
})

test('an account accepts one email address and one phone number', async () => {
  const { service, wallet, body, retry } = await withPhone()
  const email = { type: 'EMAIL_OTP', accountId: wallet.accountId }
  expect(await service.refuse('createCredential', { body: email })).toMatchObject(
    refused(400, 'EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS'),
  )
  await service.succeed('createCredential', 201, retry)
  expect(await service.refuse('createCredential', { body })).toMatchObject(
    refused(400, 'SMS_OTP_CREDENTIAL_ALREADY_EXISTS'),
  )
})

test('of two requests to add the same, the second retry finds it there', async () => {
  const { service, body, key, retry } = await withPhone()
  const second = await firstLeg(service, 'createCredential', { body, key })
  await service.succeed('createCredential', 201, retry)
  expect(await service.refuse('createCredential', second.retry)).toMatchObject(
    refused(400, 'SMS_OTP_CREDENTIAL_ALREADY_EXISTS'),
  )
})

test('a customer without a phone number gets no codes by phone', async () => {
  const { service, wallet } = await signedIn()
  const body = { type: 'SMS_OTP', accountId: wallet.accountId }
  expect(await service.refuse('createCredential', { body })).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('a user with only a phone number signs in with it', async () => {
  const service = createTestService()
  const customer = await service.succeed('createCustomer', 201, { body: { customerType: 'INDIVIDUAL', phoneNumber } })
  const accounts = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  const query = { accountId: accounts.data[0]?.id ?? '' }
  const { data } = await service.succeed('listCredentials', 200, { query })
  expect(data).toMatchObject([{ type: 'SMS_OTP', nickname: phoneNumber }])
  const { params, key, body } = await beginLogin(service, { credentialId: data[0]?.id ?? '' })
  const { retry } = await firstLeg(service, 'verifyCredential', { params, body: { ...body, type: 'SMS_OTP' }, key })
  expect(await service.succeed('verifyCredential', 200, retry)).toMatchObject({ type: 'SMS_OTP' })
})

test('the first sign-in method of an account needs no signature', async () => {
  const service = createTestService()
  const customer = await service.succeed('createCustomer', 201, { body: { customerType: 'INDIVIDUAL' } })
  const contact = { customerType: 'INDIVIDUAL', email: 'late@example.com' }
  await service.succeed('updateCustomer', 200, { params: { customerId: customer.id }, body: contact })
  const accounts = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  const body = { type: 'EMAIL_OTP', accountId: accounts.data[0]?.id }
  expect(await service.succeed('createCredential', 201, { body })).toMatchObject({ nickname: 'late@example.com' })
  expect(service.sandbox.inbox.latest('late@example.com')?.code).toBe('000000')
})

test('an unknown account is 404, one without the form of an id 400', async () => {
  const { service } = await signedIn()
  const bodyOf = (accountId: string) => ({ body: { type: 'SMS_OTP', accountId } })
  const unknown = bodyOf('InternalAccount:00000000-0000-4000-8000-000000000000')
  expect(await service.refuse('createCredential', unknown)).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
  expect(await service.refuse('createCredential', bodyOf('ada'))).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test("another wallet's session may not add to this one", async () => {
  const { service, retry, payloadToSign } = await withPhone()
  const { key } = await signedInAsGrace(service)
  const signature = await stampWith(key, { payload: payloadToSign })
  expect(await service.refuse('createCredential', { ...retry, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('a signature without a Request-Id lacks the Request-Id, a used Request-Id is used', async () => {
  const { service, retry, body } = await withPhone()
  const { signature } = retry
  expect(await service.refuse('createCredential', { body, signature })).toMatchObject(
    refused(401, 'REQUEST_ID_MISSING'),
  )
  await service.succeed('createCredential', 201, retry)
  const again = await service.refuse('createCredential', retry)
  expect(again.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id was already used' })
})

test('another account on the retry is another body', async () => {
  const { service, wallet, key } = await signedIn()
  const oidcToken = await service.sandbox.identityProvider.issueToken({
    subject: 'a',
    email: 'a@b.example',
    audience: 'x',
  })
  const body = { type: 'OAUTH', accountId: wallet.accountId, oidcToken }
  const { retry } = await firstLeg(service, 'createCredential', { body, key })
  const other = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const changed = { ...retry, body: { ...body, accountId: other.accountId } }
  expect(await service.refuse('createCredential', changed)).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})
