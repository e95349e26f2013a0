import { expect, test } from 'vitest'
import type { CallInput } from '../../../../test/createTestService.ts'
import { createTestService, createTestWallet } from '../../../../test/createTestService.ts'
import { createScaWallet, loginWithSca, scaCode } from '../../../../test/scaWallets.ts'
import type { SandboxOperation } from '../../../sandbox.ts'

const endUserIpAddress = '198.51.100.7'
const credential = { id: 'x', response: { clientDataJSON: 'x' } }

/** Every call that names its customer in the query, well-formed. */
const calls: [name: SandboxOperation, input: CallInput][] = [
  ['listScaFactors', {}],
  ['enrollScaFactor', { body: { type: 'TOTP' } }],
  ['confirmScaFactor', { body: { type: 'PASSKEY', origin: 'http://localhost', credential } }],
  ['deleteScaFactor', { params: { scaCredentialId: 'none' } }],
  ['startScaLogin', { body: { factor: 'SMS_OTP' } }],
  ['completeScaLogin', { body: { factor: 'SMS_OTP', challengeId: 'x', code: scaCode, endUserIpAddress } }],
  ['recordSecurityEvent', { body: { eventType: 'FAILED_LOGIN_ATTEMPT' } }],
  ['startScaReset', { body: { factor: 'SMS_OTP' } }],
  ['getScaReset', { params: { resetId: 'none' } }],
  ['completeScaReset', { params: { resetId: 'none' } }],
]

test.each(calls)('%s requires its customer: 400, 404, and 409 outside the regions', async (name, input) => {
  const service = createTestService()
  const { customerId } = await createTestWallet(service)

  const missing = await service.refuse(name, input)
  expect(missing).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', details: { errors: [{}] } } })
  expect(missing.body.details?.errors).toMatchObject([{ field: 'customerId', message: 'Required' }])
  const unknown = await service.refuse(name, { ...input, query: { customerId: 'Customer:none' } })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } })
  const outside = await service.refuse(name, { ...input, query: { customerId } })
  expect(outside).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

/** Every call that has a body, with one that does not fit. */
const malformed: [name: SandboxOperation, body: unknown][] = [
  ['enrollScaFactor', { type: 'SMS_OTP' }],
  ['confirmScaFactor', { type: 'TOTP', code: scaCode }],
  ['startScaLogin', { factor: 'FACE' }],
  ['completeScaLogin', { factor: 'SMS_OTP', code: scaCode, passkeyAssertion: credential, endUserIpAddress }],
  ['recordSecurityEvent', { eventType: 'COFFEE' }],
  ['startScaReset', {}],
  ['completeScaReset', { mobile: '+14155550123' }],
]

test.each(malformed)('%s refuses a body that does not fit', async (name, body) => {
  const { service, query } = await createScaWallet()
  const refusal = await service.refuse(name, { params: { resetId: 'none' }, query, body })
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
})

test.each(['AT', 'FR', 'IS', 'LI', 'NO', 'SE'])('%s is among the regions', async (region) => {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', phoneNumber: '+4915112345678', region }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  expect(await loginWithSca(service, { customerId })).toMatchObject({ status: 'SUCCESS' })
})

test.each(['US', 'GB', 'CH'])('"%s" is not', async (region) => {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', region }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  expect(await service.refuse('listScaFactors', { query: { customerId } })).toMatchObject({ status: 409 })
})
