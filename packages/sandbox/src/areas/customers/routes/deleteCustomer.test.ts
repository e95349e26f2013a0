import { expect, test } from 'vitest'
import { createTestService } from '../../../../test/createTestService.ts'

const body = { customerType: 'INDIVIDUAL', platformCustomerId: 'ada', umaAddress: '$ada@platform.example' }

test('a customer is deleted once, and its names are free again', async () => {
  const service = createTestService()
  const first = await service.succeed('createCustomer', 201, { body })
  const params = { customerId: first.id }
  expect(first.isDeleted).toBe(false)
  expect(await service.succeed('deleteCustomer', 200, { params })).toMatchObject({ id: first.id, isDeleted: true })
  expect(await service.refuse('deleteCustomer', { params })).toMatchObject({
    status: 410,
    body: { code: 'CUSTOMER_DELETED' },
  })
  expect((await service.refuse('getCustomer', { params })).status).toBe(404)
  expect(await service.succeed('createCustomer', 201, { body })).toMatchObject(body)
})

test('deleted customers are listed only where they are asked for', async () => {
  const service = createTestService()
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  await service.succeed('deleteCustomer', 200, { params: { customerId } })
  const list = (query: Record<string, string>) => service.succeed('listCustomers', 200, { query })
  expect((await list({})).data).toEqual([])
  expect((await list({ isIncludingDeleted: 'false' })).data).toEqual([])
  expect((await list({ isIncludingDeleted: 'true', platformCustomerId: 'ada' })).data).toMatchObject([
    { id: customerId, isDeleted: true },
  ])
  expect((await list({ isIncludingDeleted: 'true', platformCustomerId: 'eve' })).data).toEqual([])
})

test('what never was is 404', async () => {
  const refusal = await createTestService().refuse('deleteCustomer', { params: { customerId: 'Customer:none' } })
  expect(refusal).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } })
})
