import ts from 'typescript'
import { expect, test } from 'vitest'
import { readTsConfig } from './files.ts'
import { findSnippets, readAsModules, type Snippet, snippetOptions } from './snippets.ts'

function checkSnippets(snippets: readonly Snippet[]): string[] {
  const options = { ...readTsConfig().options, ...snippetOptions }
  const { files, host, listFaults } = readAsModules(snippets, { options })
  return listFaults(ts.createProgram(files, options, host))
}

const page = (...lines: string[]) => ({ file: 'page.md', text: ['# Page', '', ...lines, ''].join('\n') })

test('an example is found with its line, its language and what it may take for granted', () => {
  const text = page('<!-- given: declare const code: string -->', '```ts', 'code.trim()', '```', '```sh', 'ls', '```')

  expect(findSnippets(text)).toEqual([
    { file: 'page.md', line: 5, language: 'ts', code: 'code.trim()\n', given: 'declare const code: string ' },
  ])
})

// Both in one program, because each reads the whole core first.
test('a misspelled option is a fault that names the page and the line; an example that compiles is not a fault', () => {
  const right = page(
    '```ts',
    "import { createWalletClient } from '@countersign/core'",
    "createWalletClient({ baseUrl: '/api/wallet' })",
    '```',
    '<!-- given:',
    "import { createWalletClient } from '@countersign/core'",
    'declare const baseUrl: string',
    '-->',
    '```ts',
    'const client = createWalletClient({ baseUrl })',
    'client.sessions',
    '```',
  )
  const wrong = page(
    '<!-- given: declare const baseUrl: string -->',
    '```ts',
    "import { createWalletClient } from '@countersign/core'",
    'createWalletClient({ baseURL: baseUrl })',
    '```',
  )
  const snippets = [...findSnippets(right), ...findSnippets({ ...wrong, file: 'wrong.md' })]

  expect(snippets).toHaveLength(3)
  expect(checkSnippets(snippets)).toEqual([expect.stringMatching(/^wrong\.md:6 .*baseURL/s)])
})

test('an excerpt of an example, in any language, is compared with its file', () => {
  const text = page(
    '<!-- from: examples/hono/server.ts -->',
    '',
    '```ts',
    'const app = new Hono()',
    "app.all('/api/*', (context) => wallet(context.req.raw))",
    '```',
    '<!-- from: examples/workers/wrangler.jsonc -->',
    '```jsonc',
    '  "main": "server.ts",',
    '```',
  )

  expect(findSnippets(text)).toHaveLength(2)
  expect(checkSnippets(findSnippets(text))).toEqual(['page.md:6 differs from examples/hono/server.ts'])
})
