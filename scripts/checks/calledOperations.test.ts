import { type Operation, operations } from '@countersign/core/wire'
import { beforeAll, expect, test } from 'vitest'
import { findCalledOperations } from './calledOperations.ts'

const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`

/** A description may be a narrower one of the same operation, so method and path decide. */
async function readCalled(): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    (await findCalledOperations()).map(async ({ file, name }) => {
      const { [name]: exported }: Record<string, Partial<Operation> | undefined> = await import(file)
      return exported?.method && exported.path ? [nameOf({ method: exported.method, path: exported.path })] : []
    }),
  )
  return new Set(found.flat())
}

let called: ReadonlySet<string>

beforeAll(async () => {
  called = await readCalled()
}, 60_000)

test('open without being named is exactly what a component of the library calls', () => {
  const all = Object.values<Operation>(operations)
  const open = all.filter(({ access }) => access === 'customer' || access === 'login')

  expect(open.filter((operation) => !called.has(nameOf(operation))).map(({ name }) => name)).toEqual([])
  expect([...called].filter((name) => !open.some((operation) => nameOf(operation) === name))).toEqual([])
  expect(called.size).toBeGreaterThan(40)
})

test('what no component calls is not found', () => {
  expect(called.has(nameOf(operations.revealCard))).toBe(false)
  expect(called.has(nameOf(operations.listExternalAccounts))).toBe(true)
  // Behind a file that passes it on, and loaded later.
  expect(called.has(nameOf(operations.refreshSession))).toBe(true)
})
