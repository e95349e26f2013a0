import * as v from 'valibot'
import { expect, test } from 'vitest'
import { errorBodySchema } from './errorBody.ts'

test('the code of an error is read with any other fields', () => {
  expect(v.parse(errorBodySchema, { code: 'NEW_CODE', reason: 'why', more: 1 })).toEqual({
    code: 'NEW_CODE',
    reason: 'why',
    more: 1,
  })
  expect(v.parse(errorBodySchema, { code: 'NEW_CODE', message: null, reason: null, details: null })).toEqual({
    code: 'NEW_CODE',
  })
})

test.each([{ errors: [{ field: 'email' }] }, { missingRequirements: ['INVOICE'] }, {}])(
  'the details %j are kept',
  (details) => {
    expect(v.parse(errorBodySchema, { code: 'INVALID_INPUT', details }).details).toEqual(details)
  },
)

test('details named __proto__ change no prototype', () => {
  const { details } = v.parse(errorBodySchema, {
    code: 'X',
    details: JSON.parse('{"__proto__":{"polluted":true},"kept":1}'),
  })
  expect(Object.getPrototypeOf(details)).toBe(Object.prototype)
  expect(details).toEqual({ kept: 1 })
})

test.each([null, 'text', [], {}, { code: 1 }, { code: null }])('%j is not an error body', (body) => {
  expect(v.safeParse(errorBodySchema, body).success).toBe(false)
})
