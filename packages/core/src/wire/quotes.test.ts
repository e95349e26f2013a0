import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireExamples } from '../../test/wireExamples.ts'
import { executedQuoteSchema } from './quoteExecution.ts'
import { quoteSchema } from './quotes.ts'
import { parseJson } from './schema/json.ts'

const example = (wireExamples as { getQuote: { 200: Record<string, unknown> } }).getQuote[200]

/** The example with some fields replaced, as text: `-0` has none in JavaScript's own JSON. */
const write = (fields: Readonly<Record<string, string>>) =>
  parseJson(
    `{${Object.entries({ ...example, ...fields })
      .map(([name, value]) => `"${name}":${name in fields ? value : JSON.stringify(value)}`)
      .join()}}`,
  )

test.each(['0', '-0', '-1', '-2500', '"0"', '"-0"', '-90000000000000000000', '0.0', '-0e3'])(
  'a quote that sends or delivers %s is refused, also as the response to an execution',
  (amount) => {
    expect(v.is(quoteSchema, write({}))).toBe(true)
    for (const field of ['totalSendingAmount', 'totalReceivingAmount'])
      for (const schema of [quoteSchema, executedQuoteSchema])
        expect(v.is(schema, write({ [field]: amount }))).toBe(false)
  },
)

test.each(['feesIncluded', 'platformFeesIncluded'])('%s may be nothing and is never negative', (field) => {
  expect(v.is(quoteSchema, write({ [field]: '0' }))).toBe(true)
  expect(v.is(quoteSchema, write({ [field]: '-1' }))).toBe(false)
})
