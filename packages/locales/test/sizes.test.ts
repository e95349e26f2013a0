import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { tags } from './english.ts'

/** What a page loads that takes one area of a language, compressed, in bytes. */
async function weigh(tag: string, area: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${area} } from './${tag}.ts'`,
      resolveDir: join(import.meta.dirname, '../src/exports'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // As the package is published: a letter of Greek or Arabic takes two bytes, and not the six of an escape.
    charset: 'utf8',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

const areas = ['activity', 'funding', 'payees', 'payment', 'sca', 'scaSettings', 'send', 'settings', 'signIn', 'wallet']

test.each(tags.flatMap((tag) => areas.map((area) => ({ tag, area }))))(
  '$area of $tag adds at most 6 kB to a page',
  async ({ tag, area }) => {
    expect(await weigh(tag, area)).toBeLessThanOrEqual(6000)
  },
)
