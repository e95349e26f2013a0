import { join } from 'node:path'
import { build } from 'vite'

/** Bundles the page of the checks once, for all engines, as a consumer's build would bundle the library. */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../../packages/core/engines/page'),
    base: '/',
    logLevel: 'error',
    build: { outDir, assetsDir: '', emptyOutDir: true, modulePreload: { polyfill: false } },
  })
}
