import { join } from 'node:path'
import { build } from 'vite'
import { startDemo } from '../apps/demo/server/startDemo.ts'
import { ports } from '../e2e/ports.ts'

/** Builds the demo once and starts one for each worker of the end-to-end tests, each with a sandbox of its own. */
const root = join(import.meta.dirname, '..')
await build({ root: join(root, 'apps/demo'), configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
// `wallet.test` stands for a page that is neither HTTPS nor on localhost; the browser of the tests resolves it.
for (const port of ports) await startDemo({ port, allowedHosts: ['wallet.test'] })
