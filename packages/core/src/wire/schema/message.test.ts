import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { wireExamples } from '../../../test/wireExamples.ts'
import { type Quote, type QuoteRequest, quoteSchema } from '../quotes.ts'
import { message } from './message.ts'

const payeeSchema = message({ id: v.string(), info: message({ iban: v.optional(v.string()) }) })
type Payee = v.InferOutput<typeof payeeSchema>

test('a field that is misspelled or not listed does not compile', () => {
  const quote = v.parse(quoteSchema, wireExamples.getQuote?.[200])

  // @ts-expect-error a typo
  expect(quote.totalSendinAmount).toBeUndefined()
  // @ts-expect-error a typo in a message within a message
  expect(quote.source.acountId).toBeUndefined()
  expect(quote.totalSendingAmount).toBeTypeOf('bigint')

  const payee: Payee = { id: 'a', info: { iban: 'b' } }
  // @ts-expect-error not listed
  expect({ ...payee, info: { ibn: 'b' } } satisfies Payee).toBeDefined()
  expectTypeOf<Payee>().toEqualTypeOf<{ id: string; info: { iban?: string | undefined } }>()
  expectTypeOf<keyof Quote>().not.toEqualTypeOf<string>()
  expectTypeOf<string>().not.toExtend<keyof QuoteRequest>()
})

test('unlisted fields survive parsing, at any depth', () => {
  const json = { id: 'a', future: 1, info: { future: [2] } }

  expect(v.parse(payeeSchema, json)).toEqual(json)
})

test('the listed fields are checked as in any object', () => {
  expect(v.is(payeeSchema, { id: 1, info: {} })).toBe(false)
  expect(v.is(payeeSchema, { id: 'a' })).toBe(false)
  expect(v.is(payeeSchema, { id: 'a', info: { iban: 1 } })).toBe(false)
})

test('messages are discriminated by a literal field', () => {
  const eitherSchema = v.variant('type', [
    message({ type: v.literal('A'), a: v.string() }),
    message({ type: v.literal('B'), b: v.string() }),
  ])

  expect(v.parse(eitherSchema, { type: 'B', b: 'b', future: 1 })).toEqual({ type: 'B', b: 'b', future: 1 })
  expect(v.is(eitherSchema, { type: 'B', a: 'a' })).toBe(false)
})
