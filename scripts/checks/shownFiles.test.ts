import { expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { findDrift } from './shownFiles.ts'

const file = `import { serve } from 'server'

function start() {
  const port = 3000
  if (port) {
    serve({ port, key: '04ab12' })
  }
}
`

const excerpt = { file: 'README.md', line: 7, code: '  const port = 3000\n', from: 'examples/hono/server.ts' }

/** What is found about an excerpt with this code. */
function findIn(code: string): string[] {
  const { root, write } = createTree()
  write('examples/hono/server.ts', file)
  return findDrift([{ ...excerpt, code }], root)
}

test.each([file, "import { serve } from 'server'\n\nfunction start() {\n", '  const port = 3000\n  if (port) {\n'])(
  'an excerpt is part of a file if its lines follow each other there: %j',
  (code) => expect(findIn(code)).toEqual([]),
)

test.each([
  ['a changed character', '  const port = 3001\n  if (port) {\n'],
  ['a missing line', 'function start() {\n  if (port) {\n'],
  ['half a line', '  const port\n'],
  ['another indentation', 'const port = 3000\n'],
  ['code behind the end', `${file}start()\n`],
])('%s is a difference', (_difference, code) => {
  expect(findIn(code)).toEqual(['README.md:7 differs from examples/hono/server.ts'])
})

test('a file that does not exist, and one that is not run, are faults', () => {
  const { root, write } = createTree()
  write('secret.ts', file)
  expect(findDrift([{ ...excerpt, from: 'examples/hono/app.ts' }], root)).toEqual([
    'README.md:7 examples/hono/app.ts does not exist',
  ])
  expect(findDrift([{ ...excerpt, from: 'examples/../secret.ts' }], root)).toEqual([
    'README.md:7 examples/../secret.ts is not an example',
  ])
})
