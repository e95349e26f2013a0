import { createCustomer, listCustomers, listTransactions } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createBackend, person } from '../../test/createBackend.ts'
import type { ServiceClient } from '../exports/service.ts'

async function createCustomers(service: ServiceClient, count: number) {
  for (let index = 0; index < count; index++)
    await service.call(createCustomer, { body: { ...person, email: `ada${index}@example.com` } })
}

test('a list is read page after page, while the loop runs', async () => {
  const { service, sent } = createBackend()
  await createCustomers(service, 5)
  const from = sent.length
  const seen: string[] = []
  for await (const { id } of service.list(listCustomers, { query: { limit: '2' } })) seen.push(id)

  expect(new Set(seen).size).toBe(5)
  expect(sent.length - from).toBe(3)
})

test('a list is read no further than the loop goes', async () => {
  const { service, sent } = createBackend()
  await createCustomers(service, 3)
  const from = sent.length
  for await (const _customer of service.list(listCustomers, { query: { limit: '1' } })) break

  expect(sent.length - from).toBe(1)
})

test('a list that repeats a page is not read forever', async () => {
  const { service, faults } = createBackend()
  faults.intercept = () => Response.json({ data: [], hasMore: true, nextCursor: 'again' })
  const read = async () => {
    for await (const _transaction of service.list(listTransactions));
  }

  await expect(read()).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})
