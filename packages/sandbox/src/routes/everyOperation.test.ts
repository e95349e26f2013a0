import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorBodySchema, type Operation, operations } from '@countersign/core/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createTestService } from '../../test/createTestService.ts'
import { sandboxBasePath } from '../http/router.ts'
import type { SandboxOperation } from '../sandbox.ts'

/** What holds for every operation, generated from their list, so that one that is added is tested without a line here. */
const served = Object.values<Operation>(operations).filter(({ servedBy }) => servedBy === undefined)
const cases = served.map((operation) => ({
  title: operation.name,
  operation,
  name: operation.name as SandboxOperation,
}))

/** One that needs no credentials of the platform, such as an agent's. */
const isOpen = (operation: Operation) => 'authentication' in operation

const unknownIds = { get: (_: object, type: string) => `${type}:0190f0a0-0000-4000-8000-000000000099` }

/** Ids that have the right form and name nothing. */
function unknownParams({ path, ids = {} }: Operation): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const idOf = new Proxy<Record<string, string>>({}, unknownIds)
  return Object.fromEntries(names.map((name) => [name, idOf[ids[name] ?? 'Unknown'] ?? '']))
}

const errorOf = async (response: Response) => v.parse(errorBodySchema, await response.json())

describe.each(cases)('$title', ({ operation, name }) => {
  const params = unknownParams(operation)
  const hasIds = Object.keys(params).length > 0

  test.skipIf(isOpen(operation))('refuses a caller without credentials', async () => {
    const { sandbox } = createTestService()
    const { method, path } = operation
    const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => params[parameter] ?? '')
    const response = await sandbox.fetch(new Request(`http://sandbox${sandboxBasePath}${filled}`, { method }))
    expect([response.status, (await errorOf(response)).code]).toEqual([401, 'UNAUTHORIZED'])
  })

  test.skipIf(!hasIds)('finds nothing under ids that nothing has, and does not break', async () => {
    const response = await createTestService().call(name, { params })
    // Without the body that it needs, that is what is wrong first.
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect((await errorOf(response)).code).not.toBe('INTERNAL_ERROR')
  })

  test.skipIf(!operation.request)('refuses a body that is none of its kind', async () => {
    for (const bodyText of ['[]', '"text"', '7', 'null', '{'] as const) {
      const response = await createTestService().call(name, { params, bodyText })
      expect([bodyText, response.status >= 400 && response.status < 500]).toEqual([bodyText, true])
    }
  })

  test('refuses a query parameter that it does not take', async () => {
    const response = await createTestService().call(name, { params, query: { unheardOf: '1' } })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })

  test.skipIf(isOpen(operation))('fails to order, once', async () => {
    const service = createTestService()
    service.sandbox.scenarios.failNext(name, { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 7 })
    const first = await service.call(name, { params })
    expect([first.status, first.headers.get('Retry-After')]).toEqual([503, '7'])
    expect((await service.call(name, { params })).status).not.toBe(503)
  })
})

/** The tests of the sandbox, as text. */
const testTexts = globSync('{src/**/*.test.ts,test/**/*.ts}', { cwd: join(import.meta.dirname, '../..') })
  .map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
  .join('\n')

// Only that it is called, since what it does is seen by its own test. An operation that is added without one fails here.
test.each(cases)('$title has a test of its own', ({ name }) => {
  expect(testTexts).toContain(`'${name}'`)
})
