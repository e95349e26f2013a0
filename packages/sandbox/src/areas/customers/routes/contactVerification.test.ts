import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'
import { createIndividual, passport } from '../../../../test/onboarding.ts'

const contacts = { email: 'ada@example.com', phoneNumber: '+14155550100' }
const channels = [
  ['email', 'verifyEmail', 'confirmEmail', contacts.email],
  ['phone', 'verifyPhone', 'confirmPhone', contacts.phoneNumber],
] as const

async function create(fields: object = contacts) {
  const service = createTestService({ verification: 'on request', contactVerification: true })
  const customerId = await createIndividual(service, fields)
  return { service, customerId, params: { customerId } }
}

test('lists each channel that the customer has, and no other', async () => {
  const { service, params } = await create({ email: contacts.email })
  const { contactVerification } = await service.succeed('getCustomer', 200, { params })
  expect(contactVerification).toEqual({ email: 'PENDING' })
})

test.each(channels)('a code to the %s verifies it', async (channel, verify, confirm, to) => {
  const { service, params } = await create()
  await service.succeed(verify, 204, { params })
  expect(service.sandbox.inbox.latest(to)).toMatchObject({ code: '123456' })

  const wrong = await service.refuse(confirm, { params, body: { code: '000000' } })
  expect(wrong.status).toBe(400)
  expect(fieldsOf(wrong)).toEqual(['code'])
  const customer = await service.succeed(confirm, 200, { params, body: { code: '123456' } })
  expect(customer.contactVerification?.[channel]).toBe('VERIFIED')
  for (const call of [verify, confirm] as const)
    expect(
      await service.refuse(call, { params, body: call === confirm ? { code: '123456' } : undefined }),
    ).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

test.each(channels)(
  'a code to the %s is over after ten minutes or five wrong ones',
  async (_channel, verify, confirm) => {
    const { service, params } = await create()
    const right = { params, body: { code: '123456' } }
    expect(await service.refuse(confirm, right)).toMatchObject({ status: 400 })
    await service.succeed(verify, 204, { params })
    service.sandbox.clock.advance(600_000)
    expect(await service.refuse(confirm, right)).toMatchObject({ status: 400 })

    await service.succeed(verify, 204, { params })
    for (let attempt = 0; attempt < 5; attempt++)
      await service.refuse(confirm, { params, body: { code: `00000${attempt}` } })
    expect(await service.refuse(confirm, right)).toMatchObject({ status: 400 })
    await service.succeed(verify, 204, { params })
    await service.succeed(confirm, 200, right)
  },
)

test('a contact that changes has to be verified again, with a code of its own', async () => {
  const { service, params } = await create({ email: contacts.email })
  const phone = { customerType: 'INDIVIDUAL', phoneNumber: contacts.phoneNumber }
  await service.succeed('updateCustomer', 200, { params, body: phone })
  await service.succeed('verifyPhone', 204, { params })
  await service.succeed('updateCustomer', 200, { params, body: { ...phone, phoneNumber: '+14155550101' } })
  expect(await service.refuse('confirmPhone', { params, body: { code: '123456' } })).toMatchObject({ status: 400 })
  await service.succeed('verifyPhone', 204, { params })
  expect(service.sandbox.inbox.latest()?.to).toBe('+14155550101')
  const { contactVerification } = await service.succeed('confirmPhone', 200, { params, body: { code: '123456' } })
  expect(contactVerification).toEqual({ email: 'PENDING', phone: 'VERIFIED' })
})

test('nothing is verified, linked to or submitted before every channel is verified', async () => {
  const { service, customerId, params } = await create({ email: contacts.email })
  await service.succeed('createDocument', 201, { form: passport(customerId) })
  expect(await service.refuse('createKycLink', { params })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  const { errors } = await service.succeed('createVerification', 200, { body: { customerId } })
  expect(errors).toMatchObject([{ type: 'MISSING_FIELD', field: 'contactVerification.email' }])

  await service.succeed('verifyEmail', 204, { params })
  await service.succeed('confirmEmail', 200, { params, body: { code: '123456' } })
  await service.succeed('createKycLink', 201, { params })
  expect(await service.succeed('createVerification', 200, { body: { customerId } })).toMatchObject({ errors: [] })
})

test('codes of Strong Customer Authentication wait for a phone that is verified', async () => {
  const { service, customerId, params } = await create({ ...contacts, region: 'DE', kycStatus: 'APPROVED' })
  const query = { customerId }
  const start = { query, body: { factor: 'SMS_OTP' } }
  expect(await service.refuse('startScaLogin', start)).toMatchObject({ status: 400 })
  await service.succeed('verifyPhone', 204, { params })
  await service.succeed('confirmPhone', 200, { params, body: { code: '123456' } })
  expect(await service.succeed('startScaLogin', 200, start)).toMatchObject({ factor: 'SMS_OTP' })
})

test('where it is not asked for, there is nothing to verify', async () => {
  const service = createTestService()
  const params = { customerId: await createIndividual(service, contacts) }
  const { contactVerification } = await service.succeed('getCustomer', 200, { params })
  expect(contactVerification).toBeUndefined()
  for (const [, verify] of channels) expect((await service.refuse(verify, { params })).status).toBe(409)
})

test('an unknown customer is 404', async () => {
  const service = createTestService()
  const params = { customerId: 'Customer:none' }
  for (const [, verify, confirm] of channels) {
    expect((await service.refuse(verify, { params })).status).toBe(404)
    expect((await service.refuse(confirm, { params, body: { code: '1' } })).status).toBe(404)
  }
})
