import { defaultHeaderNames, type Operation, operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { readRelayedHeaders } from './headers.ts'

const stamp = defaultHeaderNames.walletSignatureHeader

const sent = { [stamp]: 's', 'Request-Id': 'r', 'Idempotency-Key': 'i', 'X-Other': 'x' }

const relay = (operation: Operation, headers: Record<string, string>) =>
  readRelayedHeaders(new Headers(headers), { operation, headerNames: defaultHeaderNames })

test.each<[string, Operation, object]>([
  ['that is neither signed nor idempotent', operations.getQuote, {}],
  ['that is idempotent', operations.createQuote, { 'Idempotency-Key': 'i' }],
  ['whose payload is signed', operations.executeQuote, { [stamp]: 's', 'Idempotency-Key': 'i' }],
  ['that is signed when it is repeated', operations.revokeSession, { [stamp]: 's', 'Request-Id': 'r' }],
])('an operation %s forwards its own headers and no others', (_what, operation, forwarded) => {
  expect(relay(operation, sent)).toEqual(forwarded)
  expect(relay(operation, {})).toEqual({})
})

test.each<[string, number, Operation]>([
  [stamp, 4_096, operations.executeQuote],
  ['Request-Id', 255, operations.revokeSession],
  ['Idempotency-Key', 255, operations.executeQuote],
])('%s may have %i characters, and one more is refused', (name, longest, operation) => {
  expect(relay(operation, { [name]: 'a'.repeat(longest) })).toEqual({ [name]: 'a'.repeat(longest) })
  expect(() => relay(operation, { [name]: 'a'.repeat(longest + 1) })).toThrow(invalidInput)
})

test.each(['', 'a\tb', '\u007fb', 'b\u007f', 'a\u0080', '\u00e9a', 'a\u00e9'])(
  'a key %j, which is not printable ASCII, is refused',
  (key) => {
    expect(() => relay(operations.createQuote, { 'Idempotency-Key': key })).toThrow(invalidInput)
  },
)

const invalidInput = expect.objectContaining({
  answer: expect.objectContaining({ status: 400, body: expect.stringContaining('"INVALID_INPUT"') }),
})
