import type { Operation } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createSandboxWorld } from './createSandboxWorld.ts'
import type { Person } from './fakeService.ts'
import { bodyByOperation } from './requestBodies.ts'

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

const relayed = Object.values<Operation>(operations).filter(({ access }) => access !== 'platform')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Copies of a body: the name in the place of each text, one at a time, and as one more field of every object. */
function poisonBody(body: unknown, name: string): readonly unknown[] {
  const copies: unknown[] = []
  const walk = (value: unknown, rebuild: (inner: unknown) => unknown): void => {
    if (typeof value === 'string') copies.push(rebuild(name))
    if (!isObject(value)) return
    for (const [field, inner] of Object.entries(value)) walk(inner, (other) => rebuild({ ...value, [field]: other }))
  }
  walk(body, (whole) => whole)
  const addField = (value: unknown): unknown =>
    isObject(value)
      ? Object.fromEntries([...Object.entries(value).map(([field, inner]) => [field, addField(inner)]), [name, name]])
      : value
  return [...copies, addField(body)]
}

test.each(relayed.map((operation) => [operation.name, operation] as const))(
  '%s handles a request that contains an inherited name in any place without a fault',
  async (_name, operation) => {
    const { ada, call } = await createSandboxWorld()
    const { customerId, accountId, credentialId, payeeId } = ada
    const person = { customer: customerId, account: accountId, payee: payeeId, card: 'Card:1' } as unknown as Person
    const body = bodyByOperation[operation.name]?.(person) ?? {}
    const ids = new Map(Object.entries({ accountId, credentialId, externalAccountId: payeeId }))
    const fill = (id?: string) =>
      operation.path.replaceAll(/\{(\w+)\}/g, (_, parameter) => id ?? ids.get(parameter) ?? 'Quote:1')
    const statusOf = async (path: string, sent = body) => {
      const headers = { cookie: `app=${customerId}` }
      const { status } = await call(operation.method, path, {
        headers,
        ...(operation.method !== 'GET' && { body: sent }),
      })
      return status
    }

    for (const name of names) {
      const statuses = [
        await statusOf(`${fill()}?${name}=${name}`),
        await statusOf(fill(name)),
        await statusOf(fill(`${name}:1`)),
      ]
      for (const poisoned of poisonBody(body, name)) statuses.push(await statusOf(fill(), poisoned ?? {}))
      expect(Math.max(...statuses), name).toBeLessThan(500)
    }
  },
)
