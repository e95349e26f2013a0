import { expect, test } from 'vitest'
import { createTestService } from '../../../test/createTestService.ts'
import { createCompleteBusiness, createIndividual, individual, passport, statusOf } from '../../../test/onboarding.ts'

test('announces each step of a verification, and what it makes of the customer', async () => {
  const service = createTestService({ verification: 'on request' })
  const customerId = await createIndividual(service, { fullName: 'Ada 003' })
  await service.succeed('createDocument', 201, { form: passport(customerId) })
  await service.succeed('createVerification', 200, { body: { customerId } })
  service.sandbox.onboarding.decide({ customerId, outcome: 'PENDING' })
  service.sandbox.onboarding.decide({ customerId, outcome: 'HOLD' })
  service.sandbox.onboarding.decide({ customerId, outcome: 'REJECTED' })

  const events = service.sandbox.webhooks
    .deliveries()
    .map(({ type, body }) => ({ type, data: (body as { data: unknown }).data }))
  expect(events).toMatchObject([
    { type: 'VERIFICATION.RESOLVE_ERRORS', data: { customerId, errors: [{ type: 'POOR_QUALITY_DOCUMENT' }] } },
    { type: 'CUSTOMER.KYC_PENDING', data: { id: customerId, kycStatus: 'PENDING' } },
    { type: 'CUSTOMER.KYC_REJECTED', data: { id: customerId, kycStatus: 'REJECTED' } },
  ])
  expect(JSON.stringify(events)).not.toContain(individual.identifier)
})

test('announces a business under its own names', async () => {
  const service = createTestService({ verification: 'on request' })
  const { customerId } = await createCompleteBusiness(service)
  await service.succeed('createVerification', 200, { body: { customerId } })
  service.sandbox.clock.advance(5000)
  await statusOf(service, customerId)
  expect(service.sandbox.webhooks.deliveries().map(({ type }) => type)).toEqual([
    'CUSTOMER.KYB_PENDING',
    'VERIFICATION.IN_PROGRESS',
    'VERIFICATION.APPROVED',
    'CUSTOMER.KYB_APPROVED',
  ])
})
