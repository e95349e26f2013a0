import { writeFileSync } from 'node:fs'
import { engineJourneys } from '../e2e/engines/journeys.ts'
import { WalletTab } from '../e2e/engines/WalletTab.ts'
import { ports } from '../e2e/ports.ts'
import { chromiumEngine } from './engines/chromium.ts'
import type { Engine } from './engines/engine.ts'
import { firefoxEngine } from './engines/firefox.ts'
import { installMissing, summaryOfMissing } from './engines/install.ts'
import { createProcesses, within } from './engines/processes.ts'
import { webkitEngine } from './engines/webkit.ts'
import { addSummaries, type Summary, summaryLine } from './tests/summary.ts'

/** The core journeys of the demo in Firefox and WebKitGTK. A name on the command line chooses one engine. */
const engines = [firefoxEngine, webkitEngine, chromiumEngine]
const names = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = engines.filter(({ name }) =>
  names.length === 0 ? name !== 'Chromium' : names.includes(name.toLowerCase()),
)
const journeyLimitMs = 90_000
const [port] = ports
const origin = `http://localhost:${port}`

installMissing(chosen)
const processes = createProcesses()
processes.start(process.execPath, ['scripts/journeyServers.ts'], { stdio: 'inherit' })
await within(demoAnswers(), { ms: 120_000, otherwise: () => 'the demo did not start within two minutes' })

const summaries: Summary[] = []
for (const engine of chosen) summaries.push(engine.find() ? await runEngine(engine) : summaryOfMissing(engine))

const total = addSummaries(summaries)
const { ENGINES_SUMMARY: file } = process.env
if (file) writeFileSync(file, JSON.stringify(total))
console.log(summaryLine(total))
processes.end()
process.exit(total.failures.length > 0 || chosen.length === 0 ? 1 : 0)

async function demoAnswers(): Promise<void> {
  while (!(await fetch(`${origin}/demo/config`).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Every journey has a browser of its own, as every user has. */
async function runEngine(engine: Engine): Promise<Summary> {
  const summary: Summary = { passed: 0, failures: [], skipped: [] }
  const browsers = createProcesses()
  for (const [index, { name, region, notIn, run }] of engineJourneys.entries()) {
    const reason = notIn && Object.hasOwn(notIn, engine.name) ? notIn[engine.name] : undefined
    if (reason !== undefined) {
      summary.skipped = [...summary.skipped, { name: `${engine.name}: ${name}`, reason }]
      continue
    }
    const email = `${engine.name.toLowerCase()}-${index}-${process.pid}@example.com`
    await addCustomer({ email, index, region })
    const startedAt = Date.now()
    try {
      const { page, close } = await within(engine.open('about:blank', browsers), {
        ms: 60_000,
        otherwise: () => 'the browser did not start within a minute',
      })
      const wallet = new WalletTab(page, origin)
      await wallet.open()
      const openTab = async (path: string) => {
        const tab = new WalletTab(await page.openTab(), origin)
        await tab.open(path)
        return tab
      }
      await within(run({ wallet, openTab, email, advance }), {
        ms: journeyLimitMs,
        otherwise: () => `the journey did not end within ${journeyLimitMs / 1000} s`,
      })
      await within(close(), { ms: 10_000, otherwise: () => 'the browser did not close within 10 s' })
      summary.passed += 1
      console.log(`✓ ${engine.name}: ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      summary.failures.push({ name: `${engine.name}: ${name}`, message })
      console.log(`✗ ${engine.name}: ${name}: ${message}`)
    } finally {
      browsers.end()
    }
  }
  return summary
}

async function addCustomer(parameters: { email: string; index: number; region: string | undefined }): Promise<void> {
  const { email, index, region } = parameters
  const phone = region && { region, phoneNumber: `+39333${process.pid % 10_000}${100 + index}` }
  const fullName = region ? 'Elena Rossi' : 'Ada Byron'
  const response = await post('/demo/customers', { email, fullName, ...phone })
  if (response.status !== 201) throw new Error(`No customer was created: ${response.status} ${await response.text()}`)
}

async function advance(advanceSeconds: number): Promise<void> {
  await post('/demo/backstage/clock', { advanceSeconds })
}

function post(path: string, body: unknown): Promise<Response> {
  const headers = { origin, 'content-type': 'application/json' }
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
}
