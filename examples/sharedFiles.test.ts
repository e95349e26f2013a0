import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSnippets } from '../scripts/checks/snippets.ts'

const directory = import.meta.dirname
const read = (file: string) => readFileSync(join(directory, file), 'utf8')
const list = (pattern: string) => globSync(pattern, { cwd: directory, exclude: ['**/node_modules'] }).sort()

// Each example is a project of its own, so each has its own copy.
const copies = [
  '{express,next,workers}/.env.example',
  '*/service.ts',
  '*/setup.mjs',
  '*/customers.ts',
  '*/sessions.ts',
  '{express,hono,next}/sessionStore.ts',
  '{express,hono}/clientAddress.ts',
  '*/payments.ts',
  '*/payment.test.ts',
  '*/wallet.ts',
  '*/{page,app}/Pay.tsx',
  '*/page/main.tsx',
  '*/index.html',
  '{express,workers}/vite.config.ts',
]

/** Next resolves modules without the ending of their files, as the projects of its own tool do. */
const withoutEndings = (text: string) => text.replaceAll(/(from '\.\/\w+)\.tsx?'/g, "$1'")

test.each(copies)('%s is the same in every example', (pattern) => {
  const files = list(pattern)
  expect(files.length).toBeGreaterThan(1)
  expect(new Set(files.map((file) => withoutEndings(read(file)))).size).toBe(1)
})

test('no file of an example names a registry, and no package has a range of versions', () => {
  const files = list('**/package.json')
  expect(files).toHaveLength(4)
  expect(list('**/{package-lock.json,pnpm-lock.yaml,yarn.lock,.npmrc}')).toEqual([])
  for (const file of files) {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Record<string, Record<string, string>>
    for (const range of Object.values({ ...dependencies, ...devDependencies })) expect(range).toMatch(/^\d+\.\d+\.\d+$/)
  }
})

test('docs/first-payment.md shows every file of the Hono project as a whole, so that it can be followed', () => {
  const text = read('../docs/first-payment.md')
  const shown = findSnippets({ file: 'docs/first-payment.md', text }).filter(({ from }) => from)
  const countLines = (code: string) => code.trimEnd().split('\n').length
  const whole = shown.filter(({ from = '', code }) => countLines(code) === countLines(read(`../${from}`)))
  const needed = list('hono/**/{*.*,.env.example}')

  expect(needed.length).toBeGreaterThan(10)
  expect(whole.map(({ from }) => from).sort()).toEqual(needed.map((file) => `examples/${file}`))
})
