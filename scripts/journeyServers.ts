import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { startDemo } from '../apps/demo/server/startDemo.ts'
import { ports } from '../e2e/ports.ts'

/**
 * Builds the demo, and the page that lets people in without its screens, and starts a demo for each worker of the
 * end-to-end tests, each with a sandbox of its own.
 */
const root = join(import.meta.dirname, '..')
const demo = join(root, 'apps/demo')
const pagesDirectory = join(root, '.cache/journeys')
const configFile = join(root, 'vite.config.ts')

if (!process.env.COUNTERSIGN_BUILT) await build({ root: demo, configFile, logLevel: 'error' })
rmSync(pagesDirectory, { recursive: true, force: true })
cpSync(join(demo, 'dist'), pagesDirectory, { recursive: true })
await build({
  root: join(root, 'e2e/enter'),
  configFile,
  base: '/enter/',
  // It is loaded once in each journey: one file is all that it needs.
  build: {
    outDir: join(pagesDirectory, 'enter'),
    rolldownOptions: { output: { codeSplitting: false } },
  },
  logLevel: 'error',
})
// `wallet.test` stands for a page that is neither HTTPS nor on localhost; the browser of the tests resolves it.
await Promise.all(ports.map((port) => startDemo({ port, pagesDirectory, allowedHosts: ['wallet.test'] })))
