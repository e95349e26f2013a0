import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentedErrors } from '@countersign/core/documented-errors'
import { lookUp, type Operation, operations, parseJson } from '@countersign/core/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serviceErrorCodes } from '../../core/src/errors/list.ts'
import type { TestService } from '../test/createTestService.ts'
import {
  isSuccess,
  ordered,
  prepareWorlds,
  produced,
  readRefusal,
  served,
  valid,
  written,
} from '../test/operationCases/everyCase.ts'
import { interfaceOperations } from '../test/operationCases/interfaceOperations.ts'

/** Every documented answer of every operation, by the cases in `test/operationCases`. */
const arranged = await prepareWorlds()

function documentedOf(name: string): readonly string[] {
  return lookUp(documentedErrors, name) ?? []
}

test('each operation has cases', () => {
  const covered = new Set<string>(written.map(({ name }) => name))
  expect(served.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
})

const folder = join(import.meta.dirname, '..')

// Only that it is called there, since what an answer means is seen by a test that was written for it.
test('each operation has a test of its own besides', () => {
  const files = globSync('{src/**/*.test.ts,test/*.ts}', { cwd: folder })
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  expect(served.map(({ name }) => name).filter((name) => !texts.includes(`'${name}'`))).toEqual([])
})

test('each operation succeeds in at least one case', () => {
  const successful = valid.map(({ name }) => name)
  expect([...new Set(written.map(({ name }) => name))].filter((name) => !successful.includes(name))).toEqual([])
})

test('each documented answer has a case or a reason, and nothing else has', () => {
  for (const name of new Set(written.map((one) => one.name))) {
    const answers = written.filter((one) => one.name === name).map(({ answer }) => answer)
    const documented = documentedOf(name)
    expect([name, answers.sort()]).toEqual([
      name,
      [...Object.keys(operations[name].responses), ...new Set(documented)].sort(),
    ])
  }
})

/** Codes of the service that stand at no operation, and why. */
const codesOfNone: Readonly<Record<string, string>> = {
  BULK_UPLOAD_JOB_NOT_FOUND: 'spoiledCalls.test.ts: an unknown id in the path',
  DUPLICATE_PAY_REQUEST: 'spoiledCalls.test.ts: an idempotency key that is used twice',
  INSUFFICIENT_BALANCE: 'Another name, in one guide, for INSUFFICIENT_FUNDS, which the seed gives this condition',
  INTERNAL_ERROR: 'createSandbox.test.ts: a fault of the sandbox itself',
  INVALID_SIGNATURE:
    'No operation takes a signature header besides that of the wallet, whose refusals have codes of their own',
  INVITATION_NOT_FOUND: 'spoiledCalls.test.ts: an unknown id in the path',
  METHOD_NOT_ALLOWED: 'spoiledCalls.test.ts: a method that the path does not have',
  OPERATION_IN_PROGRESS:
    'No source says which operations of a wallet conflict; the sandbox holds none open between two requests',
  PIN_CHANGE_REQUIRED: 'The cards of the interface are virtual, and no operation is about a PIN',
  SERVICE_SWITCH_ERROR: 'A fault of the service itself, which no request is documented to bring about',
  STABLECOIN_SERVICE_ENABLEMENT_NOT_REQUESTABLE: 'Another spelling of STABLECOIN_GRID_ENABLEMENT_NOT_REQUESTABLE',
  STABLECOIN_SERVICE_OPERATIONS_NOT_ENABLED: 'Another spelling of STABLECOIN_GRID_OPERATIONS_NOT_ENABLED',
  TOKEN_NOT_FOUND: 'spoiledCalls.test.ts: an unknown id in the path',
  TRANSACTION_NOT_FOUND: 'spoiledCalls.test.ts: an unknown id in the path',
  WALLET_SIGNATURE_INVALID: 'spoiledCalls.test.ts: the wrong signatures of a wallet',
  WALLET_SIGNATURE_MALFORMED: 'spoiledCalls.test.ts: the wrong signatures of a wallet',
  WALLET_SIGNATURE_MISSING: 'spoiledCalls.test.ts: the wrong signatures of a wallet',
}

test('each code of the service is an answer of an operation, or has a reason', () => {
  const answered = new Set(written.map(({ answer }) => answer.split(' ')[1]))
  const unanswered = Object.values(serviceErrorCodes)
    .flat()
    .filter((code) => !answered.has(code))
  expect(unanswered.sort()).toEqual(Object.keys(codesOfNone).sort())
})

test('what is only ordered has a reason', () => {
  for (const { reason } of ordered) expect(reason).toMatch(/^[A-Z].{19,}/)
})

/** Statuses that the other generated tests see, in the spelling of the table. */
function generatedStatuses({ path, authentication, idempotent }: Operation): string[] {
  const [unknownId, reusedKey] = [path.includes('{') ? ['404'] : [], idempotent ? ['409'] : []]
  return ['400', '405', ...unknownId, ...reusedKey, ...(authentication ? [] : ['403'])]
}

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}')

/** The operations of the interface. Names in paths are left out, since the interface and the library choose them freely. */
const interfaceRows = interfaceOperations
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', ...statuses] = line.split(' ')
    return { method, path: withoutNames(path), statuses }
  })

/** What the service can be called by. */
const servedPaths = new Set(
  served.flatMap(({ method, path, alternativePath = path }) =>
    [path, alternativePath].map((one) => `${method} ${withoutNames(one)}`),
  ),
)

test('no two operations are called by the same method and path', () => {
  const alternatives = served.filter(({ alternativePath }) => alternativePath !== undefined)
  expect(servedPaths.size).toBe(served.length + alternatives.length)
})

test('each operation of the interface is served, and no other', () => {
  expect(interfaceRows).toHaveLength(served.length)
  const rows = interfaceRows.map(({ method, path }) => `${method} ${path}`)
  expect(rows.filter((row) => !servedPaths.has(row))).toEqual([])
})

test('each status that the interface documents for an operation is among the documented ones', () => {
  for (const operation of served.filter(({ name }) => Object.hasOwn(documentedErrors, name))) {
    const paths = [operation.path, operation.alternativePath ?? operation.path].map(withoutNames)
    const row = interfaceRows.find(({ method, path }) => method === operation.method && paths.includes(path))
    const codes = documentedOf(operation.name)
    const known = [...generatedStatuses(operation), ...codes.map((error) => error.slice(0, 3))]
    expect([operation.name, row?.statuses.filter((status) => !known.includes(status)) ?? []]).toEqual([
      operation.name,
      [],
    ])
  }
})

test.each(produced.filter(isSuccess))('$title', async (one) => {
  const { service, input } = await arranged(one)
  const response = await service.call(one.name, input)
  const text = await response.text()
  expect([response.status, response.ok ? '' : text]).toEqual([Number(one.answer), ''])
  const schema = one.operation.responses[response.status]
  if (schema) v.parse(schema, parseJson(text))
  else expect(text).toBe('')
})

/** What a refusal may change: attempts are counted, ids are taken, and a signed retry is used up. */
const countedBy = ['contactCodes', 'nextNumber', 'pendingOtps', 'scaCustomers', 'signedRequests']

/** Refusals with a documented consequence: a wrong signature ends the proof of a wallet, and deliveries are logged. */
const consequences: Readonly<Record<string, readonly string[]>> = {
  'verifyExternalAccount: 400 INVALID_INPUT': ['externalAccounts', 'ownershipChallenges', 'webhooks'],
  'verifyPlatformExternalAccount: 400 INVALID_INPUT': ['externalAccounts', 'ownershipChallenges', 'webhooks'],
  'sendTestWebhook: 400 WEBHOOK_DELIVERY_ERROR': ['webhooks'],
}

/** Everything that the sandbox knows, by table. */
function readState({ sandbox }: TestService): Map<string, string> {
  return new Map(Object.entries(JSON.parse(sandbox.exportState())).map(([name, held]) => [name, JSON.stringify(held)]))
}

test.each(produced.filter((one) => !isSuccess(one)))('$title, and nothing changed', async (one) => {
  const { service, input } = await arranged(one)
  const before = readState(service)
  expect((await readRefusal(await service.call(one.name, input))).answer).toBe(one.answer)
  const changed = [...readState(service)].filter(([table, held]) => before.get(table) !== held).map(([table]) => table)
  expect(changed.filter((table) => !countedBy.includes(table))).toEqual(lookUp(consequences, one.title) ?? [])
})

test.each(ordered.filter((one) => !isSuccess(one)))('$title', async (one) => {
  const { service, input } = await arranged(one)
  const [status, code = ''] = one.answer.split(' ')
  service.sandbox.scenarios.failNext(one.name, { status: Number(status), code })
  expect((await readRefusal(await service.call(one.name, input))).answer).toBe(one.answer)
})
