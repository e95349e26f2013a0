import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const bundle = (options: BuildOptions) =>
  build({
    stdin: {
      contents: "import { createServiceClient } from '@countersign/platform/service'; console.log(createServiceClient)",
      resolveDir: join(import.meta.dirname, '../../../apps/demo'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    ...options,
  })

test('a page that imports the client of the backend cannot be built', async () => {
  await expect(bundle({ platform: 'browser' })).rejects.toThrow(/platform\/service/)
})

test.each([
  ['a server', { platform: 'node' }],
  ['a worker, whose bundler asks for browser modules as well', { conditions: ['workerd', 'worker', 'browser'] }],
] as const)('%s that imports it can be built', async (_what, options) => {
  expect(
    (await bundle({ ...options, conditions: [...('conditions' in options ? options.conditions : [])] })).errors,
  ).toEqual([])
})

test('the published package excludes browsers under the same conditions', () => {
  const { types, ...published } = manifest.publishConfig.exports['./service']
  expect(types).toBe('./dist/service.d.ts')
  expect(Object.keys(published)).toEqual(Object.keys(manifest.exports['./service']))
  expect(published.browser).toBeNull()
})
