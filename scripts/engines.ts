import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { Check } from '../packages/core/engines/report.ts'
import type { Engine } from './engines/engine.ts'
import { createProcesses, within } from './engines/processes.ts'
import { chooseEngines, runEngines } from './engines/runEngines.ts'
import { servePage } from './engines/servePage.ts'
import { countTest, type Summary } from './tests/summary.ts'

/** The long run crosses ten times as many messages. */
const pageLimit = process.env.COUNTERSIGN_LONG ? 600 : 180

/** Runs the page in one engine from start to end. In any case, no process of it is left running. */
async function runEngine(engine: Engine): Promise<Summary> {
  const summary: Summary = { passed: 0, failures: [], skipped: [] }
  const onCheck = ({ name, failure }: Check) => {
    const title = `${engine.name}: ${name}`
    if (failure === undefined) summary.passed += 1
    else summary.failures.push({ name: title, message: failure })
    console.log(failure === undefined ? `✓ ${title}` : `✗ ${title}: ${failure}`)
  }
  const server = await servePage({ directory, onCheck })
  await countTest(summary, `${engine.name}: the page runs from start to end`, async () => {
    const { close } = await within(engine.open(server.url, processes), 60, 'the start of the browser')
    await within(server.ended, pageLimit, 'what follows the last check')
    await within(close(), 10, 'the end of the browser')
  })
  processes.end()
  server.close()
  return summary
}

const engines = chooseEngines()
const processes = createProcesses()
const directory = mkdtempSync(join(tmpdir(), 'countersign-engines-'))
// Also when this run is ended from outside.
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
// The page of the checks, once for all engines, as a consumer's build would bundle the library.
await build({
  configFile: false,
  root: join(import.meta.dirname, '../packages/core/engines/page'),
  base: '/',
  logLevel: 'error',
  build: { outDir: directory, assetsDir: '', emptyOutDir: true, modulePreload: { polyfill: false } },
})
await runEngines(engines, runEngine)
