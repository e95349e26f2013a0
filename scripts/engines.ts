import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Check } from '../packages/core/engines/report.ts'
import { servePage } from '../packages/core/engines/server/servePage.ts'
import { buildPage } from './engines/buildPage.ts'
import { chromiumEngine } from './engines/chromium.ts'
import type { Engine } from './engines/engine.ts'
import { firefoxEngine } from './engines/firefox.ts'
import { installMissing, summaryOfMissing } from './engines/install.ts'
import { createProcesses, type Processes, within } from './engines/processes.ts'
import { webkitEngine } from './engines/webkit.ts'
import { addSummaries, type Summary, summaryLine } from './tests/summary.ts'

const engines = [chromiumEngine, firefoxEngine, webkitEngine]

const launchLimitMs = 60_000
/** The long run crosses ten times as many messages. */
const pageLimitMs = process.env.COUNTERSIGN_LONG ? 600_000 : 180_000

/** Runs the page in one engine from start to end. In any case, no process of it is left running. */
async function runEngine(engine: Engine, parameters: { directory: string; processes: Processes }): Promise<Summary> {
  const { directory, processes } = parameters
  const checks: Check[] = []
  const onCheck = (check: Check) => {
    checks.push(check)
    print(engine, check)
  }
  const fail = (message: string) => onCheck({ name: 'the page runs from start to end', outcome: 'failed', message })

  const server = await servePage({ directory, engine: engine.name, onCheck })
  try {
    const { close } = await within(engine.open(server.url, processes), {
      ms: launchLimitMs,
      otherwise: () => `the browser did not start within ${launchLimitMs / 1000} s`,
    })
    await within(server.ended, {
      ms: pageLimitMs,
      otherwise: () =>
        `not through after ${pageLimitMs / 1000} s; the last check was: ${checks.at(-1)?.name ?? 'none'}`,
    }).catch((error: unknown) => fail(String(error)))
    await within(close(), { ms: 10_000, otherwise: () => 'the browser did not close within 10 s' })
  } catch (error) {
    fail(String(error))
  } finally {
    processes.end()
    server.close()
  }
  return summaryOf(engine, checks)
}

function print({ name: engine }: Engine, { name, outcome, message }: Check): void {
  const mark = { passed: '✓', failed: '✗', fact: 'i' }[outcome]
  console.log(`${mark} ${engine}: ${name}${message === undefined ? '' : `: ${message}`}`)
}

function summaryOf({ name: engine }: Engine, checks: readonly Check[]): Summary {
  const counted = (outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome)
  return {
    passed: counted('passed').length,
    failures: counted('failed').map(({ name, message = '' }) => ({ name: `${engine}: ${name}`, message })),
    skipped: [],
  }
}

const names = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = engines.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()))
installMissing(chosen)

const processes = createProcesses()
const directory = mkdtempSync(join(tmpdir(), 'countersign-engines-'))
// Also when this run is ended from outside.
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
await buildPage(directory)

const summaries: Summary[] = []
for (const engine of chosen)
  summaries.push(engine.find() ? await runEngine(engine, { directory, processes }) : summaryOfMissing(engine))

const total = addSummaries(summaries)
const { ENGINES_SUMMARY: file } = process.env
if (file) writeFileSync(file, JSON.stringify(total))
console.log(summaryLine(total))
// A browser that did not close may keep this process alive.
process.exit(total.failures.length > 0 || chosen.length === 0 ? 1 : 0)
