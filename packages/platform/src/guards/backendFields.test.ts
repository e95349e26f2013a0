import { type Operation, operations } from '@countersign/core/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'
import { path, requestOf, walled } from '../../test/walledRequests.ts'

/** The parts of a schema that lead to its fields: those of an object, of each variant, of the first step of a pipe. */
const schemaSchema = v.object({
  entries: v.optional(v.record(v.string(), v.unknown())),
  options: v.optional(v.array(v.unknown())),
  pipe: v.optional(v.tupleWithRest([v.unknown()], v.unknown())),
  wrapped: v.optional(v.unknown()),
})

/** The fields that a body may have, without those that are named only to be refused. */
function fieldsOf(schema: unknown): string[] {
  const { success, output } = v.safeParse(schemaSchema, schema)
  if (!success) return []
  const { entries = {}, options = [], pipe, wrapped } = output
  const own = Object.keys(entries).filter((name) => !v.is(v.object({ wrapped: refusal }), entries[name]))
  return [...own, ...[...options, pipe?.[0], wrapped].flatMap(fieldsOf)]
}

const refusal = v.object({ type: v.literal('never') })

/** The documents of a payment are ids, which are the caller's own or pass as little as any other id. */
const harmless = ['documentIds']

const cases = walled.flatMap((operation: Operation) => {
  const ofBrowser = fieldsOf(operation.request)
  return [...new Set(fieldsOf(operation.backendRequest))]
    .filter((name) => !ofBrowser.includes(name) && !harmless.includes(name))
    .map((name) => [operation.name, name, operation] as const)
})

test('the fields that only a backend may send are found', () => {
  expect(cases.map(([operation, name]) => `${operation} ${name}`)).toEqual(
    expect.arrayContaining([
      'createExternalAccount platformAccountId',
      'createQuote immediatelyExecute',
      'createQuote platformFeeOverride',
      'updateCard fundingSources',
      'updateCustomer kycStatus',
    ]),
  )
})

test.each(['ImmediatelyExecute', 'immediately_execute', 'IMMEDIATELYEXECUTE', '\uff49mmediatelyExecute'])(
  'a quote does not take %s either, which another service might read',
  async (field) => {
    const platform = createTestPlatform({ signedIn: ada })
    const { body } = requestOf(operations.createQuote, ada)

    const answer = await platform.call('POST', '/quotes', { body: { ...(body as object), [field]: true } })

    expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

test.each(cases)('%s does not take %s from a browser', async (_name, field, operation) => {
  const { names, body } = requestOf(operation, ada)
  for (const value of ['x', 1, true, null, {}, []]) {
    const platform = createTestPlatform({ signedIn: ada })
    const { method } = operation

    const answer = await platform.call(method, path(operation, names), {
      body: { ...(body as object), [field]: value },
    })

    expect([field, value, answer.status]).toEqual([field, value, 400])
    expect(platform.service.seen.filter((seen) => seen.method === method)).toEqual([])
  }
})
