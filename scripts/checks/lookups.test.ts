import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { findOpenLookups } from './lookups.ts'

const declarations = `
type Known = 'ACTIVE' | 'REVOKED'
type Open = Known | (string & Record<never, never>)
declare const table: { readonly [key: string]: string }
declare const closed: { readonly [key in Known]: string }
declare const list: readonly string[]
declare const text: string
declare const open: Open
declare const known: Known
declare const anything: any
declare const position: number
`

/** Reads that also find what every object inherits. */
const planted: readonly string[] = [
  'table[text]',
  'table[open]',
  'table[anything]',
  'table?.[text]',
  `table[\`\${text}Title\`]`,
  'closed[open as Known]',
  'closed[text as keyof typeof closed]',
  'table[text as Known]',
  'text in table',
  '(open as Known) in closed',
]

const harmless: readonly string[] = [
  'closed[known]',
  'table[known]',
  "table['ACTIVE']",
  'table.ACTIVE',
  'list[position]',
  'list[0]',
  "'ACTIVE' in table",
  'known in closed',
  `closed[\`\${known}\`]`,
]

const tree = createTree(afterAll)
let seen: readonly string[]

// One tree for all, because each program reads the whole library of types first.
beforeAll(() => {
  for (const [index, code] of planted.entries())
    tree.write(`packages/core/src/planted${index}.ts`, `${declarations}export const read = ${code}`)
  for (const [index, code] of harmless.entries())
    tree.write(`packages/react/src/harmless${index}.tsx`, `${declarations}export const read = ${code}`)
  tree.write('apps/demo/server/destructured.ts', `${declarations}export const { [text]: read } = table`)
  tree.write(
    'packages/platform/src/written.ts',
    'export const write = (table: Record<string, string>, key: string) => { table[key] = "x" }',
  )
  tree.write('packages/sandbox/src/any.test.ts', `${declarations}export const read = table[text]`)
  tree.write('packages/core/src/wire/lookUp.ts', `${declarations}export const read = table[text]`)
  seen = findOpenLookups(tree.root)
})

const codesIn = (path: string) =>
  seen.filter((line) => line.startsWith(`${path}:`)).map((line) => line.replace(/^.*use lookUp: /, ''))

test.each(planted.map((code, index) => [code, index] as const))('%s is refused', (code, index) => {
  expect(codesIn(`packages/core/src/planted${index}.ts`)).toEqual([code])
})

test('a computed name in a pattern is refused', () => {
  expect(codesIn('apps/demo/server/destructured.ts')).toEqual(['[text]: read'])
})

test.each(harmless.map((code, index) => [code, index] as const))('%s is bounded by its type', (_code, index) => {
  expect(codesIn(`packages/react/src/harmless${index}.tsx`)).toEqual([])
})

test.each(['packages/platform/src/written.ts', 'packages/sandbox/src/any.test.ts', 'packages/core/src/wire/lookUp.ts'])(
  '%s is left alone: it writes, is a test, or is the lookup itself',
  (path) => {
    expect(codesIn(path)).toEqual([])
  },
)
