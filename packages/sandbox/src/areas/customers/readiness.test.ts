import { expect, test } from 'vitest'
import { createTestService } from '../../../test/createTestService.ts'
import { createCompleteBusiness, createIndividual, passport } from '../../../test/onboarding.ts'

test('a verification that lacked a document is ready once it is there, and not when it is removed again', async () => {
  const service = createTestService({ verification: 'on request' })
  const customerId = await createIndividual(service)
  const { id: verificationId } = await service.succeed('createVerification', 200, { body: { customerId } })
  const status = async () =>
    (await service.succeed('getVerification', 200, { params: { verificationId } })).verificationStatus
  const { id: documentId } = await service.succeed('createDocument', 201, { form: passport(customerId) })
  expect(await status()).toBe('READY_FOR_VERIFICATION')
  await service.succeed('deleteDocument', 204, { params: { documentId } })
  expect(await status()).toBe('RESOLVE_ERRORS')
  await service.succeed('createDocument', 201, { form: passport(customerId) })
  await service.succeed('createVerification', 200, { body: { customerId } })
  expect(await status()).toBe('IN_PROGRESS')
})

test('a business is ready once its last owner has a passport', async () => {
  const service = createTestService({ verification: 'on request' })
  const { ownerId, customerId } = await createCompleteBusiness(service)
  const { data } = await service.succeed('listDocuments', 200, { query: { documentHolder: ownerId } })
  await service.succeed('deleteDocument', 204, { params: { documentId: data[0]?.id ?? '' } })
  const { id: verificationId } = await service.succeed('createVerification', 200, { body: { customerId } })
  await service.succeed('createDocument', 201, { form: passport(ownerId) })
  const read = await service.succeed('getVerification', 200, { params: { verificationId } })
  expect(read).toMatchObject({ verificationStatus: 'READY_FOR_VERIFICATION', errors: [] })
})
