import { expect, test } from 'vitest'
import { createTestService, createTestWallet } from '../../../../test/createTestService.ts'
import { assertScaPasskey, withScaPasskey } from '../../../../test/scaPasskeys.ts'
import {
  createScaWallet,
  quoteWithSca,
  type ScaWorld,
  scaCode,
  signature,
  trustPayee,
  wrongScaCode,
} from '../../../../test/scaWallets.ts'

const refused = { status: 400, body: { code: 'INVALID_INPUT' } }
const paramsOf = ({ wallet }: ScaWorld) => ({ externalAccountId: wallet.payeeId })

/** Trust that was begun: the challenge, and what confirms it. */
async function beginTrust(world: ScaWorld) {
  const params = paramsOf(world)
  const { scaChallenge } = await world.service.succeed('trustBeneficiary', 200, { params })
  if (!scaChallenge) throw new Error('Nothing is to be proven')
  return { scaChallenge, proof: { params, body: { challengeId: scaChallenge.id, code: scaCode } } }
}

test('a payee is trusted by one code, and then paid without', async () => {
  const world = await createScaWallet()
  const { service } = world
  const { scaChallenge, proof } = await beginTrust(world)
  expect(scaChallenge).toMatchObject({ factor: 'SMS_OTP', availableFactors: ['SMS_OTP'] })
  expect(scaChallenge.purpose).toBeUndefined()
  expect(Number(scaChallenge.expiresAt) - service.sandbox.clock.now()).toBe(300_000)

  expect(await service.succeed('confirmTrust', 200, proof)).toEqual({ trusted: true })

  const { params } = await quoteWithSca(world)
  expect(await service.succeed('executeQuote', 200, { params, signature })).toMatchObject({ status: 'PROCESSING' })
})

test('a trusted payee cannot be removed before it is untrusted, by a proof again', async () => {
  const world = await createScaWallet()
  const { service } = world
  const params = paramsOf(world)
  await trustPayee(world)
  const refusal = await service.refuse('deleteExternalAccount', { params })
  expect(refusal).toMatchObject({ status: 409, body: { code: 'BENEFICIARY_TRUSTED' } })

  const { scaChallenge } = await service.succeed('untrustBeneficiary', 200, { params })
  const body = { challengeId: scaChallenge?.id, code: scaCode }
  const wrong = { ...body, code: wrongScaCode }
  expect(await service.refuse('confirmUntrust', { params, body: wrong })).toMatchObject(refused)
  expect(await service.succeed('confirmUntrust', 200, { params, body })).toEqual({ trusted: false })

  const { params: payment } = await quoteWithSca(world)
  await service.succeed('executeQuote', 202, { params: payment, signature })
  await service.succeed('deleteExternalAccount', 204, { params })
})

test('nothing is confirmed without a proof, not even existing trust', async () => {
  const world = await createScaWallet()
  const { service } = world
  const params = paramsOf(world)
  for (const body of [{}, { code: scaCode }])
    expect(await service.refuse('confirmUntrust', { params, body })).toMatchObject(refused)
  await trustPayee(world)
  for (const body of [{}, { code: scaCode }])
    expect(await service.refuse('confirmTrust', { params, body })).toMatchObject(refused)

  const { proof } = await beginTrust(world)
  expect(await service.succeed('confirmTrust', 200, proof)).toEqual({ trusted: true })
})

test('where only an app can prove it, its code confirms without a challenge', async () => {
  const world = await createScaWallet({ hasPhone: false })
  const { service } = world
  const params = paramsOf(world)
  expect(await service.succeed('trustBeneficiary', 200, { params })).toEqual({})

  const wrong = { params, body: { code: wrongScaCode } }
  expect(await service.refuse('confirmTrust', wrong)).toMatchObject(refused)
  const right = { params, body: { code: scaCode } }
  expect(await service.succeed('confirmTrust', 200, right)).toEqual({ trusted: true })
  expect(await service.succeed('untrustBeneficiary', 200, { params })).toEqual({})
  expect(await service.succeed('confirmUntrust', 200, right)).toEqual({ trusted: false })
})

test('the code of an app without a challenge counts for the wish that was begun, once and for five minutes', async () => {
  const world = await createScaWallet({ hasPhone: false })
  const { service } = world
  const right = { params: paramsOf(world), body: { code: scaCode } }
  expect(await service.refuse('confirmTrust', right)).toMatchObject(refused)

  await service.succeed('trustBeneficiary', 200, right)
  expect(await service.refuse('confirmUntrust', right)).toMatchObject(refused)
  await service.succeed('confirmTrust', 200, right)
  expect(await service.refuse('confirmTrust', right)).toMatchObject(refused)

  await service.succeed('trustBeneficiary', 200, right)
  service.sandbox.clock.advance(300_000)
  expect(await service.refuse('confirmTrust', right)).toMatchObject(refused)
})

test('a passkey is requested if the customer has one, with the allowed pages', async () => {
  const world = await withScaPasskey()
  const { service, authenticator } = world
  const { scaChallenge, proof } = await beginTrust(world)
  expect(scaChallenge).toMatchObject({
    factor: 'PASSKEY',
    availableFactors: ['SMS_OTP', 'PASSKEY'],
    passkeyAllowedOrigins: ['http://localhost'],
    passkeyAssertionOptions: { rpId: 'localhost', allowCredentials: [{ id: authenticator.id }] },
  })
  // No code was sent, so none is right.
  expect(await service.refuse('confirmTrust', proof)).toMatchObject(refused)
  const assertion = await assertScaPasskey(authenticator, scaChallenge.passkeyAssertionOptions)
  const body = { challengeId: scaChallenge.id, ...assertion }
  expect(await service.succeed('confirmTrust', 200, { ...proof, body })).toEqual({ trusted: true })
})

test('the code of an app is accepted where it is listed', async () => {
  const world = await withScaPasskey({}, { hasPhone: false })
  const { scaChallenge, proof } = await beginTrust(world)
  expect(scaChallenge).toMatchObject({ factor: 'PASSKEY', availableFactors: ['SMS_OTP', 'TOTP', 'PASSKEY'] })
  expect(await world.service.succeed('confirmTrust', 200, proof)).toEqual({ trusted: true })
})

test('a proof counts for its payee, its wish and its time, once', async () => {
  const world = await createScaWallet()
  const { service, wallet } = world
  const { params, body } = (await beginTrust(world)).proof
  const other = await service.succeed('createExternalAccount', 201, {
    body: {
      customerId: wallet.customerId,
      currency: 'EUR',
      accountInfo: {
        accountType: 'EUR_ACCOUNT',
        iban: 'FR7630006000011234567890189',
        beneficiary: { beneficiaryType: 'BUSINESS', legalName: 'Difference Engines Ltd' },
      },
    },
  })
  const elsewhere = { params: { externalAccountId: other.id }, body }
  expect(await service.refuse('confirmTrust', elsewhere)).toMatchObject(refused)
  expect(await service.refuse('confirmUntrust', { params, body })).toMatchObject(refused)
  const { code } = body
  expect(await service.refuse('confirmTrust', { params, body: { code } })).toMatchObject(refused)
  await service.succeed('confirmTrust', 200, { params, body })
  expect(await service.refuse('confirmTrust', { params, body })).toMatchObject(refused)

  const late = await service.succeed('untrustBeneficiary', 200, { params })
  service.sandbox.clock.advance(300_000)
  const tooLate = { params, body: { challengeId: late.scaChallenge?.id, code } }
  expect(await service.refuse('confirmUntrust', tooLate)).toMatchObject(refused)
})

test('wrong proofs lock here, too, and the lock is checked first', async () => {
  const world = await createScaWallet()
  const { service, wallet } = world
  service.sandbox.sca.setFailedAttempts({ customerId: wallet.customerId, count: 4 })
  const { params, body } = (await beginTrust(world)).proof
  const wrong = { params, body: { ...body, code: wrongScaCode } }
  const locked = { status: 423, body: { code: 'ACCOUNT_LOCKED', details: { failedAttempts: 5 } } }
  expect(await service.refuse('confirmTrust', wrong)).toMatchObject(locked)
  expect(await service.refuse('confirmTrust', { params, body })).toMatchObject(locked)
})

test('trust that was proven by a passkey is withdrawn by an app when that passkey is gone', async () => {
  const world = await withScaPasskey({}, { hasPhone: false })
  const { service, query, scaCredentialId } = world
  const { proof } = await beginTrust(world)
  await service.succeed('confirmTrust', 200, proof)
  await service.succeed('deleteScaFactor', 204, { query, params: { scaCredentialId } })
  const params = paramsOf(world)
  expect(await service.succeed('untrustBeneficiary', 200, { params })).toEqual({})
  expect(await service.succeed('confirmUntrust', 200, { params, body: { code: scaCode } })).toEqual({ trusted: false })
})

const calls = [
  ['trustBeneficiary', undefined],
  ['confirmTrust', { challengeId: 'x', code: scaCode }],
  ['untrustBeneficiary', undefined],
  ['confirmUntrust', { challengeId: 'x', code: scaCode }],
] as const

test.each(calls)('%s: 404 for an unknown payee, 409 outside the regions and without a login', async (name, body) => {
  const service = createTestService()
  const unknown = { params: { externalAccountId: 'ExternalAccount:none' }, body }
  expect(await service.refuse(name, unknown)).toMatchObject({ status: 404, body: { code: 'REFERENCE_NOT_FOUND' } })
  const { payeeId: externalAccountId } = await createTestWallet(service)
  const outside = { params: { externalAccountId }, body }
  expect(await service.refuse(name, outside)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })

  const world = await createScaWallet()
  world.service.sandbox.sca.endSessions()
  const input = { params: paramsOf(world), body }
  const withoutLogin = { status: 409, body: { code: 'SCA_SESSION_REQUIRED' } }
  expect(await world.service.refuse(name, input)).toMatchObject(withoutLogin)
})

test.each(['confirmTrust', 'confirmUntrust'] as const)('%s refuses a body that does not fit', async (name) => {
  const world = await createScaWallet()
  const input = { params: paramsOf(world), body: { challengeId: 'x' } }
  expect(await world.service.refuse(name, input)).toMatchObject(refused)
})

test('trust survives export and import', async () => {
  const world = await createScaWallet()
  await trustPayee(world)
  world.service.sandbox.importState(world.service.sandbox.exportState())
  const refusal = await world.service.refuse('deleteExternalAccount', { params: paramsOf(world) })
  expect(refusal).toMatchObject({ body: { code: 'BENEFICIARY_TRUSTED' } })
})
