import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { findCircles, findOwned, joinModules, writeNamespaces } from './join.ts'

/** Each of `own/` has the page alone, at once or through another one; what is beside that may not be joined with it. */
const modules = {
  'package.json': '{"type":"module"}',
  'index.js': 'export * from "./page/page.js"\nimport "./page/common.js"\nexport { alone } from "./page/alone.js"',
  'page/page.js':
    'import { words } from "./own/words.js"\nimport "./own/loader.js"\nimport { common } from "./common.js"\n' +
    'export const page = () => [words, common, import("../later/part.js")]',
  'page/own/words.js': 'import { mark } from "./mark.js"\nexport const words = "words" + mark',
  'page/own/mark.js': 'export const mark = "!"',
  'page/own/loader.js': 'export const load = () => import("../../later/part.js")',
  'page/common.js': 'export const common = "common"',
  'page/alone.js': 'export const alone = "alone"',
  'later/part.js': 'import { end } from "./end.js"\nexport const part = () => end',
  'later/end.js': 'export const end = "end"',
}

test('what one module alone imports becomes a part of it, unless it loads or is loaded later', async () => {
  const { root, write } = createTree()
  for (const [file, code] of Object.entries(modules)) write(file, code)

  const owned = findOwned(root)
  expect(Object.fromEntries(owned)).toEqual({
    'page/own/mark.js': 'page/page.js',
    'page/own/words.js': 'page/page.js',
    'page/page.js': 'page/page.js',
    'later/end.js': 'later/part.js',
    'later/part.js': 'later/part.js',
  })
  await joinModules(root, owned)

  expect(
    ['page/own/mark.js', 'page/own/words.js', 'later/end.js'].filter((file) => existsSync(join(root, file))),
  ).toEqual([])
  const { page } = await import(join(root, 'index.js'))
  const [words, common, later] = page()
  expect([words, common, (await later).part()]).toEqual(['words!', 'common', 'end'])
  expect(readFileSync(join(root, 'page/page.js'), 'utf8')).not.toContain('export { mark')
})

test('files that import each other are found, also through others, and loading later makes no circle', () => {
  const imports = new Map([
    ['a.js', ['b.js']],
    ['b.js', ['c.js']],
    ['c.js', ['a.js']],
    ['page.js', ['a.js']],
  ])
  expect(findCircles(imports)).toEqual(['a.js', 'b.js', 'c.js'])
  expect(findCircles(new Map([...imports, ['c.js', []]]))).toEqual([])
})

test('a namespace is an object of what its module exports, once that is there', () => {
  const getters = '/* @__PURE__ */ __exportAll({\n\tRoot: () => Root$1,\n\tuseThem: () => useThem\n})'
  const code = `var Parts_exports = ${getters};\nconst Root$1 = 1;\nconst useThem = 2;\nexport { Parts_exports };\n`

  expect(writeNamespaces(code)).toBe(
    'const Root$1 = 1;\nconst useThem = 2;\n' +
      'const Parts_exports = {\n\tRoot: Root$1,\n\tuseThem: useThem\n};\nexport { Parts_exports };\n',
  )
  expect(writeNamespaces('export { one };\n')).toBe('export { one };\n')
})
