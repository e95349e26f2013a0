import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const promises = (/^## Promises\n(.*?)^## /ms.exec(page)?.[1] ?? '').matchAll(/^\| (.+) \| (`.+`) \|$/gm)
const rows = [...promises].map(([, promise = '', tests = '']) => ({ promise, tests: tests.slice(1, -1).split('` `') }))

test('the page begins with its promises', () => expect(rows.length).toBeGreaterThan(15))

test.each(rows)('tests exist for: $promise', ({ tests }) => {
  for (const pattern of tests) expect(globSync(pattern, { cwd: root }).length, pattern).toBeGreaterThan(0)
})
