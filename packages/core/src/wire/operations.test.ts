import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { describedOperations } from '../../test/describedOperations.ts'
import { passkeyChallengeExample, wireExamples } from '../../test/wireExamples.ts'
import { operations } from './operations.ts'
import { quoteRequestSchema } from './quotes.ts'
import { parseJson } from './schema/json.ts'
import type { Operation } from './schema/operation.ts'

type Path = readonly (string | number)[]
type Example = { name: string; schema: v.GenericSchema; json: object }

const examples: Example[] = Object.values<Operation>(operations).flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, schema]) =>
    schema === null
      ? []
      : [
          {
            name: `${operation.name} ${status}`,
            schema,
            json: wireExamples[operation.name]?.[Number(status)] as object,
          },
        ],
  ),
)

// The one response of two shapes under one status: a challenge for a code, and one for a passkey.
examples.push({
  name: 'challengeCredential 200, of a passkey',
  schema: operations.challengeCredential.responses[200],
  json: passkeyChallengeExample,
})

/** Passed unchanged to the browser's own passkey code. */
const opaque = new Set(['options', 'passkeyOptions', 'passkeyAssertionOptions'])
const isOpaque = (path: Path) => path.slice(0, -1).some((key) => opaque.has(String(key)))

/** Responses with a discriminator; an unknown kind cannot be handled. */
const closedVariants = ['enrollScaFactor 200', 'confirmScaFactor 200']
/** Responses that may be empty: a trust change that needs no proof. */
const mayBeEmpty = ['trustBeneficiary 200', 'untrustBeneficiary 200']

/** Every object or field of an example, with its path. */
function pathsOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return [{ path, value }, ...inner.flatMap(([key, field]) => pathsOf(field, [...path, step(key)]))]
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, key) => (found as Record<string | number, unknown> | undefined)?.[key], value)
}

type Holder = { [key: string | number]: unknown }

/** The example with one field replaced; `undefined` removes it. The objects around the field are copies. */
function change(json: unknown, [key, ...inner]: Path, value: unknown): object {
  const copy = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Holder
  if (inner.length > 0) copy[key!] = change(copy[key!], inner, value)
  else if (value === undefined) delete copy[key!]
  else copy[key!] = value
  return copy
}

/** As it comes over the wire. */
const parse = (schema: v.GenericSchema, json: unknown) => v.safeParse(schema, parseJson(JSON.stringify(json)))

const amounts = new Set([
  'totalAmount',
  'amount',
  'totalSendingAmount',
  'totalReceivingAmount',
  'feesIncluded',
  'platformFeesIncluded',
  'fees',
  ...['maxSpendPerTransaction', 'perTransactionLimit', 'dailyLimit', 'monthlyLimit', 'dailySpend', 'monthlySpend'],
  ...['minAmount', 'maxAmount'],
  'platformFees',
  ...['sendingAmount', 'minSendingAmount', 'maxSendingAmount', 'receivingAmount', 'fixed', 'total'],
  ...['min', 'max', 'openingBalance', 'closingBalance', 'amountToSend'],
  ...['networkFee', 'applicationFee', 'totalFee', 'netAmount'],
])
const openEnums = new Set([
  ...['status', 'type', 'customerType', 'kycStatus', 'kybStatus', 'sourceType', 'destinationType', 'accountType'],
  ...[
    'bankAccountType',
    'beneficiaryType',
    'ownershipType',
    'beneficiaryVerificationStatus',
    'direction',
    'paymentRail',
    'verificationStatus',
    'documentType',
    'side',
    'provider',
    'acceptanceMethod',
    'idType',
    'entityType',
    'businessType',
    'railSelectionMode',
  ],
  ...[
    'state',
    'stateReason',
    'form',
    'brand',
    'issuanceStatus',
    'serviceOperationsStatus',
    'operationType',
    'provider',
  ],
  ...['defaultExecutionMode', 'executionMode', 'feeType', 'network', 'providerEnvironment'],
])

test('every operation has an example of each response, and is listed under its own name', () => {
  const described = Object.values<Operation>(operations).map(({ name, responses }) => [name, Object.keys(responses)])
  const answered = Object.entries(wireExamples).map(([name, answers]) => [name, Object.keys(answers)])
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(answered))
  expect(Object.keys(operations)).toEqual(described.map(([name]) => name))
})

test('no two operations share a method and a path, and every path parameter is named once', () => {
  const lines = Object.values<Operation>(operations).map(
    ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
  )
  expect(new Set(lines).size).toBe(lines.length)
  for (const { path } of Object.values(operations)) expect(path).toMatch(/^(\/([a-z_-]+|\{\w+(Id|Code|Address)\}))+$/)
})

const ownerText = (owner: Operation['owner']) => {
  if (owner === 'none') return 'none'
  if ('path' in owner) return `path ${owner.path}`
  if ('caller' in owner) return `caller ${owner.caller}`
  return 'query' in owner ? `query ${owner.query.join(' ')}` : 'body'
}

test.each(describedOperations.trim().split('\n'))('what names and paths decide is what was said: %s', (row) => {
  const [name = ''] = row.split(' ')
  const { method, path, access, ids, owner, answersId = '' }: Operation = operations[name as keyof typeof operations]
  const types = Object.entries(ids)
    .sort()
    .map(([id, type]) => `${id}: ${type}`)
  const facts = [name, `${method} ${path}`, access, types.join(', '), ownerText(owner), answersId]
  expect(facts.join(' | ').trimEnd()).toBe(row)
})

describe.each(examples)('$name', ({ name, schema, json }) => {
  const fields = pathsOf(json).filter(({ path }) => path.length > 0)
  const named = (names: (key: string) => boolean) => fields.filter(({ path }) => names(String(path.at(-1))))
  const isAmount = ({ path }: { path: Path }) => amounts.has(String(path.at(-1))) && !path.includes('progress')

  test('amounts arrive as bigint, times as Date and everything else unchanged', () => {
    const output = v.parse(schema, parseJson(JSON.stringify(json)))
    for (const { path, value } of fields) {
      const key = String(path.at(-1))
      const parsed = at(output, path)
      if (isAmount({ path }) && typeof value !== 'object')
        expect({ path, parsed }).toEqual({ path, parsed: BigInt(value as number) })
      else if (key.endsWith('At') || key === 'lockedUntil')
        expect({ path, parsed }).toEqual({ path, parsed: new Date(value as string) })
      else if (typeof value !== 'object') expect({ path, parsed }).toEqual({ path, parsed: value })
    }
  })

  test('unknown fields survive in every object', () => {
    const objects = pathsOf(json).filter(({ value }) => typeof value === 'object' && !Array.isArray(value))
    for (const { path } of objects) {
      const result = parse(schema, change(json, [...path, 'futureField'], { kept: [1] }))
      expect({ path, kept: at(result.output, [...path, 'futureField']) }).toEqual({ path, kept: { kept: [1] } })
    }
  })

  test('unknown enum members survive', () => {
    for (const { path } of named((key) => openEnums.has(key))) {
      if (path.join('.') === 'type' && closedVariants.includes(name)) continue
      const result = parse(schema, change(json, path, 'SOMETHING_NEW'))
      expect({ path, success: result.success, value: at(result.output, path) }).toEqual({
        path,
        success: true,
        value: 'SOMETHING_NEW',
      })
    }
  })

  test('null and absent mean the same', () => {
    for (const { path } of fields.filter(({ path: [...keys] }) => typeof keys.at(-1) === 'string' && !isOpaque(keys))) {
      const [absent, nulled] = [parse(schema, change(json, path, undefined)), parse(schema, change(json, path, null))]
      expect({ path, success: nulled.success }).toEqual({ path, success: absent.success })
      if (absent.success) expect(nulled.output).toEqual(absent.output)
    }
  })

  test('amounts that are not whole numbers are refused, and long ones arrive exactly', () => {
    for (const { path, value } of fields.filter(isAmount)) {
      if (typeof value === 'object') continue
      for (const wrong of [1.5, '1.5', '1e3', '', ' 1', '0x1', true, [], {}, 1e300])
        expect({ path, wrong, success: parse(schema, change(json, path, wrong)).success }).toEqual({
          path,
          wrong,
          success: false,
        })
      const text = JSON.stringify(change(json, path, 'LONG')).replace('"LONG"', '9223372036854775807')
      expect(at(v.parse(schema, parseJson(text)), path)).toBe(9_223_372_036_854_775_807n)
    }
  })

  test('an object key __proto__ changes no prototype', () => {
    const objects = pathsOf(json).filter(({ value }) => typeof value === 'object' && !Array.isArray(value))
    for (const { path } of objects) {
      const text = JSON.stringify(change(json, [...path, 'PLANTED'], { polluted: true })).replace(
        '"PLANTED"',
        '"__proto__"',
      )
      const output = at(v.parse(schema, parseJson(text)), path) as object
      expect(Object.getPrototypeOf(output)).toBe(Object.prototype)
      expect('polluted' in output).toBe(false)
    }
    expect('polluted' in {}).toBe(false)
  })

  test.each([null, [], 'text', 7, true, {}])('%j is not such a response', (wrong) => {
    const isEmpty = typeof wrong === 'object' && wrong !== null && mayBeEmpty.includes(name)
    expect(parse(schema, wrong).success).toBe(isEmpty)
  })
})

test.each(['not a time', '', '2025-13-45T99:00:00Z', 1_759_492_800])('%j is not a time', (wrong) => {
  const { schema, json } = examples.find(({ name }) => name === 'getQuote 200')!
  expect(parse(schema, change(json, ['expiresAt'], wrong)).success).toBe(false)
})

const request = {
  source: { sourceType: 'ACCOUNT', accountId: 'InternalAccount:1' },
  destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1' },
  lockedCurrencySide: 'SENDING',
  lockedCurrencyAmount: 1n,
}

test.each([0n, -1n, 9_000_000_000_000_001n, 1.5, Number.NaN, 2 ** 53, '1', null])(
  'a quote cannot be asked for %s',
  (lockedCurrencyAmount) => {
    expect(v.safeParse(quoteRequestSchema, { ...request, lockedCurrencyAmount }).success).toBe(false)
  },
)

test.each([1n, 1, 9_000_000_000_000_000n])('a quote can be requested for %s', (lockedCurrencyAmount) => {
  expect(v.parse(quoteRequestSchema, { ...request, lockedCurrencyAmount }).lockedCurrencyAmount).toBe(
    BigInt(lockedCurrencyAmount),
  )
})
