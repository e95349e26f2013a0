import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { lookUp, type Operation, operations, parseJson } from '@countersign/core/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documentedErrors } from '../../test/operationCases/documentedErrors.ts'
import {
  isSuccess,
  ordered,
  prepareWorlds,
  produced,
  readRefusal,
  served,
  valid,
  written,
} from '../../test/operationCases/everyCase.ts'

/** Every documented answer of every operation, by the cases in `test/operationCases`. */
const arranged = await prepareWorlds()

function documentedOf(name: string): readonly string[] {
  return lookUp(documentedErrors, name) ?? []
}

test('each operation has cases', () => {
  const covered = new Set<string>(written.map(({ name }) => name))
  expect(served.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
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

test('what is only ordered has a reason', () => {
  for (const { reason } of ordered) expect(reason).toMatch(/^[A-Z].{19,}/)
})

const shared = process.env.COUNTERSIGN_SHARED ?? resolve(import.meta.dirname, '../../../../../shared')
const interfaceTable = resolve(shared, 'interface/operations.md')

/** Statuses that the other generated tests see, in the spelling of the table. */
function generatedStatuses({ path, authentication, idempotent }: Operation): string[] {
  const [unknownId, reusedKey] = [path.includes('{') ? ['404'] : [], idempotent ? ['409'] : []]
  return ['400', '405', ...unknownId, ...reusedKey, ...(authentication ? [] : ['403'])]
}

test.skipIf(!existsSync(interfaceTable))(
  'each status in the table of the interface is among the documented ones',
  () => {
    const bare = (path: string) => path.replace(/\{\w+\}/g, '{}')
    const rows = readFileSync(interfaceTable, 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(({ length }) => length > 9)
    for (const operation of served.filter(({ name }) => Object.hasOwn(documentedErrors, name))) {
      const paths = [operation.path, operation.alternativePath ?? operation.path].map(bare)
      const row = rows.find(([, method, path = '']) => method === operation.method && paths.includes(bare(path)))
      const inTable = (row?.[7] ?? '').split(', ').filter((status) => status !== '')
      const codes = documentedOf(operation.name)
      const known = [...generatedStatuses(operation), ...codes.map((error) => error.slice(0, 3))]
      expect([operation.name, inTable.filter((status) => !known.includes(status))]).toEqual([operation.name, []])
    }
  },
)

test.each(produced.filter(isSuccess))('$title', async (one) => {
  const { service, input } = await arranged(one)
  const response = await service.call(one.name, input)
  const text = await response.text()
  expect([response.status, response.ok ? '' : text]).toEqual([Number(one.answer), ''])
  const schema = one.operation.responses[response.status]
  if (schema) v.parse(schema, parseJson(text))
  else expect(text).toBe('')
})

test.each(produced.filter((one) => !isSuccess(one)))('$title', async (one) => {
  const { service, input } = await arranged(one)
  expect((await readRefusal(await service.call(one.name, input))).answer).toBe(one.answer)
})

test.each(ordered.filter((one) => !isSuccess(one)))('$title', async (one) => {
  const { service, input } = await arranged(one)
  const [status, code = ''] = one.answer.split(' ')
  service.sandbox.scenarios.failNext(one.name, { status: Number(status), code })
  expect((await readRefusal(await service.call(one.name, input))).answer).toBe(one.answer)
})
