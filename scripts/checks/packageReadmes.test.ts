import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test.each(globSync('packages/*/README.md', { cwd: root }))(
  '%s links to no file, since a registry shows it without them',
  (file) => {
    const links = [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)\s]+)/g)].map(
      ([, target = '']) => target,
    )

    expect(links.filter((target) => !/^(#|https:)/.test(target))).toEqual([])
  },
)
