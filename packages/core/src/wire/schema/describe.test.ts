import * as v from 'valibot'
import { expect, test } from 'vitest'
import { del, get, patch, post, put } from './describe.ts'

const common = { returns: null, access: 'customer' } as const
const query = v.object({ customerId: v.optional(v.string()) })
const request = v.object({ accountId: v.string() })

test('references between the parts of a description are checked at compile time', () => {
  const described = [
    get('/a/{quoteId}', common),
    get('/a/{quoteId}', { ...common, owner: { path: 'quoteId' } }),
    get('/a', { ...common, query, owner: { caller: 'customerId' } }),
    get('/a', { ...common, query, owner: { query: ['customerId'] } }),
    get('/a', { ...common, request, owner: { body: ({ accountId }: { accountId: string }) => accountId } }),
    get('/a', { ...common, access: 'platform' }),
    // @ts-expect-error no such id has a type
    get('/a/{quotId}', common),
    // @ts-expect-error no such id has a type
    get('/a', { ...common, owner: 'none', bodyIds: ['quotId'] }),
    // @ts-expect-error the path has no such id
    get('/a/{quoteId}', { ...common, owner: { path: 'quoteID' } }),
    // @ts-expect-error the query has no such parameter
    get('/a', { ...common, query, owner: { caller: 'accountId' } }),
    // @ts-expect-error the query has no such parameter
    get('/a', { ...common, query, owner: { query: ['accountId'] } }),
    // @ts-expect-error the body has no such field
    get('/a', { ...common, request, owner: { body: ({ id }: { id: string }) => id } }),
    // @ts-expect-error the path has no such id
    get('/a', { ...common, owner: 'none', answersId: 'quoteId' }),
    // @ts-expect-error no owner is declared, and the path names none
    get('/a', common),
    // @ts-expect-error it does not say who may call it
    get('/a/{quoteId}', { returns: null }),
    // @ts-expect-error there is no such field
    get('/a/{quoteId}', { ...common, idempotnt: true }),
  ]

  expect(described.every(({ method }) => method === 'GET')).toBe(true)
})

test('a message of success comes with 200, and none with 204, unless its status is said', () => {
  expect(get('/a/{quoteId}', { ...common, returns: request }).responses).toEqual({ 200: request })
  expect(get('/a/{quoteId}', common).responses).toEqual({ 204: null })
  expect(post('/a/{quoteId}', { ...common, returns: { 201: request, 202: null } }).responses).toEqual({
    201: request,
    202: null,
  })
})

test('reading or changing one thing answers with its id, and nothing else does unless it is said', () => {
  const ends = [get, put, patch].map((describe) => describe('/a/{cardId}/b/{quoteId}', common).answersId)
  expect(ends).toEqual(['quoteId', 'quoteId', 'quoteId'])
  for (const other of [
    post('/a/{quoteId}', common),
    del('/a/{quoteId}', common),
    get('/a/{quoteId}/b', common),
    get('/a/{quoteId}', { ...common, answersId: false }),
  ])
    expect(other).not.toHaveProperty('answersId')
  expect(post('/a/{quoteId}/b', { ...common, answersId: 'quoteId' }).answersId).toBe('quoteId')
})
