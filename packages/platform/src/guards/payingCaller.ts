import { type Operation, operations } from '@countersign/core/wire'
import * as v from 'valibot'
import type { RequestBody } from './body.ts'

const fundedSchema = v.looseObject({
  source: v.looseObject({ sourceType: v.literal('REALTIME_FUNDING'), customerId: v.optional(v.undefined()) }),
})

/**
 * Writes the caller into a quote that is paid from outside and names no customer. One that names a customer is checked as
 * every id is.
 */
export function writePayingCaller(
  body: RequestBody | undefined,
  { operation, customerId }: { operation: Operation; customerId: string },
): RequestBody | undefined {
  if (!body || operation.name !== operations.createQuote.name) return body
  const quote = v.safeParse(fundedSchema, body.value)
  if (!quote.success) return body
  const value = { ...quote.output, source: { ...quote.output.source, customerId } }
  return { ...body, value, bytes: new TextEncoder().encode(JSON.stringify(value)) }
}
