import { expect, test } from 'vitest'
import { fieldsOf } from '../../../../test/createTestService.ts'
import { answerPasskeyLogin, withScaPasskey } from '../../../../test/scaPasskeys.ts'
import {
  createScaWallet,
  enrollTotp,
  loginWithSca,
  phoneNumber,
  type ScaWorld,
  scaCode,
  wrongScaCode,
} from '../../../../test/scaWallets.ts'

const refused = { status: 400, body: { code: 'INVALID_INPUT' } }
const endUserIpAddress = '198.51.100.7'
const day = 24 * 3_600_000

async function startBySms({ service, query }: ScaWorld) {
  const factor = 'SMS_OTP'
  const start = await service.succeed('startScaLogin', 200, { query, body: { factor } })
  const body = { factor, challengeId: start.challengeId, code: scaCode, endUserIpAddress }
  return { start, query, body }
}

async function withApp() {
  const world = await createScaWallet()
  const { service, query } = world
  const start = await enrollTotp(service, query)
  const body = { type: 'TOTP', secret: start.secret, code: scaCode }
  await service.succeed('confirmScaFactor', 200, { query, body })
  return world
}

test('an SCA sign-in by SMS sends the code to the phone and opens a session of 180 days', async () => {
  const world = await createScaWallet({ isSignedIn: false })
  const { service } = world
  const { clock, inbox } = service.sandbox
  expect(await service.refuse('listTransactions', world)).toMatchObject({ body: { code: 'SCA_SESSION_REQUIRED' } })

  const { start, ...proof } = await startBySms(world)

  expect(start).toMatchObject({ factor: 'SMS_OTP', expiresAt: new Date(clock.now() + 300_000) })
  expect(inbox.latest(phoneNumber)).toMatchObject({ channel: 'sms', code: scaCode })
  const { status, sessionExpiresAt } = await service.succeed('completeScaLogin', 200, proof)
  expect(status).toBe('SUCCESS')
  expect(Number(sessionExpiresAt) - clock.now()).toBe(180 * day)
  clock.advance(180 * day - 1)
  await service.succeed('listTransactions', 200, world)
  clock.advance(1)
  expect(await service.refuse('listTransactions', world)).toMatchObject({ body: { code: 'SCA_SESSION_REQUIRED' } })
})

test('an SCA sign-in by an app names nothing but the factor and takes its code', async () => {
  const { service, query } = await withApp()
  const factor = 'TOTP'
  const start = await service.succeed('startScaLogin', 200, { query, body: { factor } })
  expect(start).toEqual({ factor })
  expect(service.sandbox.inbox.messages()).toHaveLength(1)
  const body = { factor, code: scaCode, endUserIpAddress }
  expect(await service.refuse('completeScaLogin', { query, body: { ...body, code: wrongScaCode } })).toMatchObject(
    refused,
  )
  expect(await service.succeed('completeScaLogin', 200, { query, body })).toMatchObject({ status: 'SUCCESS' })
  expect(await service.refuse('completeScaLogin', { query, body })).toMatchObject(refused)
})

test('an SCA sign-in by passkey names the passkey and the allowed origins, and is verified', async () => {
  const world = await withScaPasskey({}, { isSignedIn: false })
  const { service, authenticator } = world
  const { start, ...proof } = await answerPasskeyLogin(world)
  expect(start).toMatchObject({
    factor: 'PASSKEY',
    relyingPartyId: 'localhost',
    allowedOrigins: ['http://localhost'],
    passkeyOptions: { rpId: 'localhost', allowCredentials: [{ id: authenticator.id }], userVerification: 'required' },
  })
  expect(await service.succeed('completeScaLogin', 200, proof)).toMatchObject({ status: 'SUCCESS' })
  expect(await service.refuse('completeScaLogin', proof)).toMatchObject(refused)
})

test.each([
  ['from another page', { origin: 'https://localhost' }],
  ['for another relying party', { rpId: 'example.com' }],
  ['without verification of the person', { verifiesUser: false }],
  ['whose counter stands still', { counter: 7, counterStep: 0 }],
])('a passkey %s is refused and counted', async (_, fault) => {
  const world = await withScaPasskey({ counter: 7 })
  const { service, authenticator, query } = world
  Object.assign(authenticator.options, fault)
  const { start: _start, ...proof } = await answerPasskeyLogin(world)
  expect(await service.refuse('completeScaLogin', proof)).toMatchObject(refused)
  const body = { eventType: 'FAILED_LOGIN_ATTEMPT' }
  expect(await service.succeed('recordSecurityEvent', 200, { query, body })).toMatchObject({ failedAttempts: 2 })
})

test('a passkey that signed on one page is refused under the name of another', async () => {
  const world = await withScaPasskey()
  const { start: _, ...proof } = await answerPasskeyLogin(world)
  const body = { ...proof.body, origin: 'http://localhost:8080' }
  expect(await world.service.refuse('completeScaLogin', { ...proof, body })).toMatchObject(refused)
})

test('two simultaneous SCA sign-ins do not disturb each other', async () => {
  const world = await withScaPasskey()
  const one = await answerPasskeyLogin(world)
  const sms = await startBySms(world)
  const two = await answerPasskeyLogin(world)
  expect(two.start.passkeyOptions).not.toEqual(one.start.passkeyOptions)
  await world.service.succeed('completeScaLogin', 200, two)
  // The counter of the passkey has moved on, so the older response is a replay of an older state.
  await world.service.refuse('completeScaLogin', one)
  await world.service.succeed('completeScaLogin', 200, sms)
})

test('an SCA sign-in without the address of the device is refused, and nothing is counted', async () => {
  const world = await createScaWallet()
  const { query, body } = await startBySms(world)
  const { endUserIpAddress: _, ...withoutAddress } = body
  const refusal = await world.service.refuse('completeScaLogin', { query, body: withoutAddress })
  expect(refusal).toMatchObject(refused)
  expect(fieldsOf(refusal)).toEqual(['endUserIpAddress'])
  await world.service.succeed('completeScaLogin', 200, { query, body })
})

test('a code is valid only for its own SCA sign-in, and the error does not say what was wrong with another', async () => {
  const world = await createScaWallet()
  const { service } = world
  const ada = await startBySms(world)
  const wrong = await service.refuse('completeScaLogin', { ...ada, body: { ...ada.body, code: wrongScaCode } })
  const foreign = await service.refuse('completeScaLogin', { ...ada, body: { ...ada.body, challengeId: 'x' } })
  service.sandbox.clock.advance(300_000)
  const late = await service.refuse('completeScaLogin', ada)
  expect(wrong).toMatchObject(refused)
  expect(foreign).toEqual(wrong)
  expect(late).toEqual(wrong)
})

test('a code for another purpose opens no session', async () => {
  const world = await createScaWallet()
  const { service, wallet } = world
  const params = { externalAccountId: wallet.payeeId }
  const { scaChallenge } = await service.succeed('trustBeneficiary', 200, { params })
  const { body, query } = await startBySms(world)
  const other = { ...body, challengeId: scaChallenge?.id }
  expect(await service.refuse('completeScaLogin', { query, body: other })).toMatchObject(refused)
})

test.each([
  ['by SMS without its id', { factor: 'SMS_OTP', code: scaCode, endUserIpAddress }],
  ['by an app with an id', { factor: 'TOTP', challengeId: 'x', code: scaCode, endUserIpAddress }],
])('a login %s is refused', async (_, body) => {
  const { service, query } = await createScaWallet()
  expect(fieldsOf(await service.refuse('completeScaLogin', { query, body }))).toEqual(['challengeId'])
})

test.each(['TOTP', 'PASSKEY'])('an SCA sign-in by %s cannot be started before it is enrolled', async (factor) => {
  const { service, query } = await createScaWallet()
  expect(fieldsOf(await service.refuse('startScaLogin', { query, body: { factor } }))).toEqual(['factor'])
})

test('an SCA sign-in by SMS needs a phone', async () => {
  const { service, query } = await createScaWallet({ hasPhone: false })
  expect(await service.refuse('startScaLogin', { query, body: { factor: 'SMS_OTP' } })).toMatchObject(refused)
})

test('a right proof of a customer who is not verified opens no session', async () => {
  const world = await createScaWallet()
  const { service } = world
  const person = { customerType: 'INDIVIDUAL', fullName: 'Ada 001', region: 'DE', phoneNumber }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: person })
  expect(await loginWithSca(service, { customerId })).toEqual({ status: 'VERIFICATION_PENDING' })
  const refusal = await service.refuse('listTransactions', { query: { customerId } })
  expect(refusal).toMatchObject({ status: 409, body: { code: 'SCA_SESSION_REQUIRED' } })
})
