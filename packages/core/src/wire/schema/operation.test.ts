import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineOperation } from './operation.ts'

const common = { name: 'example', method: 'GET', responses: { 200: null }, access: 'customer' } as const
const query = v.object({ customerId: v.optional(v.string()) })
const request = v.object({ accountId: v.string() })

test('references between the parts of a description are checked at compile time', () => {
  const described = [
    defineOperation({ ...common, path: '/a/{quoteId}', ids: { quoteId: 'Quote' }, owner: { path: 'quoteId' } }),
    defineOperation({ ...common, path: '/a', query, owner: { caller: 'customerId' } }),
    defineOperation({ ...common, path: '/a', query, owner: { query: ['customerId'] } }),
    defineOperation({
      ...common,
      path: '/a',
      request,
      owner: { body: ({ accountId }: { accountId: string }) => accountId },
    }),
    // @ts-expect-error the id in the path has no type
    defineOperation({ ...common, path: '/a/{quoteId}', owner: { path: 'quoteId' } }),
    // @ts-expect-error there is no such type
    defineOperation({ ...common, path: '/a/{quoteId}', ids: { quoteId: 'Quot' }, owner: { path: 'quoteId' } }),
    // @ts-expect-error the path has no such id
    defineOperation({ ...common, path: '/a/{quoteId}', ids: { quoteId: 'Quote' }, owner: { path: 'quoteID' } }),
    // @ts-expect-error the query has no such parameter
    defineOperation({ ...common, path: '/a', query, owner: { caller: 'accountId' } }),
    // @ts-expect-error the query has no such parameter
    defineOperation({ ...common, path: '/a', query, owner: { query: ['accountId'] } }),
    // @ts-expect-error the body has no such field
    defineOperation({ ...common, path: '/a', request, owner: { body: ({ id }: { id: string }) => id } }),
    // @ts-expect-error the path has no such id
    defineOperation({ ...common, path: '/a', owner: 'none', answersId: 'quoteId' }),
    // @ts-expect-error no owner is declared
    defineOperation({ ...common, path: '/a' }),
  ]

  expect(described.every(({ name }) => name === 'example')).toBe(true)
})
