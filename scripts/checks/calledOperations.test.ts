import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Operation, operations } from '@countersign/core/wire'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { root } from './files.ts'

/** What a page of ours consists of. A function of the core that is only exported for hosts is no part of it. */
const components = [
  'packages/core/src/{controllers,session}/**/*.ts',
  'packages/core/src/createWalletClient.ts',
  'packages/react/src/exports/*.ts',
]

const wire = join(root, 'packages/core/src/wire/')
const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`

/**
 * Finds the operations that a component of the library calls: bundles all components, and reads which descriptions of
 * `wire/` a page would load, at once or later. A description may be a narrower one of the same operation, so method and path
 * decide.
 */
async function findCalled(): Promise<ReadonlySet<string>> {
  const files = globSync(components, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: files.map((file) => join(root, file)),
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  const modules = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([file]) => file.startsWith(wire))
  const found = modules.map(async ([file, { renderedExports }]) => {
    const exported: Record<string, Partial<Operation> | undefined> = await import(file)
    return renderedExports.flatMap((name) => {
      const { method, path } = exported[name] ?? {}
      return method && path ? [nameOf({ method, path })] : []
    })
  })
  return new Set((await Promise.all(found)).flat())
}

let called: ReadonlySet<string>

beforeAll(async () => {
  called = await findCalled()
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
