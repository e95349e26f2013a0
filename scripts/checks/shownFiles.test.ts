import { expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { findDrift, isPartOf } from './shownFiles.ts'

const file = `import { serve } from 'server'

function start() {
  const port = 3000
  if (port) {
    serve({ port, key: '04ab12' })
  }
}
`

test('an excerpt is part of a file if its lines follow each other there', () => {
  expect(isPartOf(file, file)).toBe(true)
  expect(isPartOf(file, "import { serve } from 'server'\n\nfunction start() {\n")).toBe(true)
  expect(isPartOf(file, 'const port = 3000\nif (port) {\n')).toBe(true)
})

test('an ellipsis stands for the rest of a text in quotes, and for nothing else', () => {
  expect(isPartOf(file, "serve({ port, key: '04…' })")).toBe(true)
  expect(isPartOf(file, "serve({ port, key: '05…' })")).toBe(false)
  expect(isPartOf(file, '…')).toBe(false)
  expect(isPartOf(file, "serve({ port, key: '04ab12…' })")).toBe(false)
})

test.each([
  ['a changed character', 'const port = 3001\nif (port) {\n'],
  ['a missing line', 'function start() {\n  if (port) {\n'],
  ['half a line', 'const port\n'],
  ['another indentation inside', 'if (port) {\nserve({ port, key: "04ab12" })\n'],
  ['code behind the end', `${file}start()\n`],
  ['a dot that stands for any character', 'const port . 3000\n'],
])('%s is a difference', (_difference, excerpt) => {
  expect(isPartOf(file, excerpt)).toBe(false)
})

test('a planted difference is found, with the page and the line; so are a missing file and one that is not run', () => {
  const { root, write } = createTree()
  write('examples/hono/server.ts', file)
  write('secret.ts', file)
  const excerpt = { file: 'README.md', line: 7, code: 'const port = 3000\n', from: 'examples/hono/server.ts' }

  expect(findDrift([excerpt], root)).toEqual([])
  expect(findDrift([{ ...excerpt, code: 'const port = 4000\n' }], root)).toEqual([
    'README.md:7 differs from examples/hono/server.ts',
  ])
  expect(findDrift([{ ...excerpt, from: 'examples/hono/app.ts' }], root)).toEqual([
    'README.md:7 examples/hono/app.ts does not exist',
  ])
  expect(findDrift([{ ...excerpt, from: 'examples/../secret.ts' }], root)).toEqual([
    'README.md:7 examples/../secret.ts is not an example',
  ])
})
