import { type EngineJourney, engineJourneys } from '../e2e/engines/journeys.ts'
import { WalletTab } from '../e2e/engines/WalletTab.ts'
import { ports } from '../e2e/ports.ts'
import type { Engine } from './engines/engine.ts'
import { firefoxEngine } from './engines/firefox.ts'
import { createProcesses, untilAnswers, within } from './engines/processes.ts'
import { chooseEngines, runEngines } from './engines/runEngines.ts'
import { webkitEngine } from './engines/webkit.ts'
import { countTest, type Summary } from './tests/summary.ts'

/** The core journeys of the demo in Firefox and WebKitGTK. A name on the command line chooses one engine. */
const engines = chooseEngines([firefoxEngine, webkitEngine])
const origin = `http://localhost:${ports[0]}`
const browsers = createProcesses()

createProcesses().start(process.execPath, ['scripts/journeyServers.ts'], { stdio: 'inherit' })
await within(untilAnswers(`${origin}/demo/config`), 120, 'the start of the demo')
await runEngines(engines, runEngine)

/** Every journey has a browser of its own, as every user has. */
async function runEngine(engine: Engine): Promise<Summary> {
  const summary: Summary = { passed: 0, failures: [], skipped: [] }
  for (const [index, journey] of engineJourneys.entries()) {
    const { name, notIn = {} } = journey
    const reason = Object.hasOwn(notIn, engine.name) ? notIn[engine.name] : undefined
    if (reason !== undefined) summary.skipped.push({ name: `${engine.name}: ${name}`, reason })
    else await countTest(summary, `${engine.name}: ${name}`, () => runJourney(engine, { ...journey, index }))
  }
  return summary
}

async function runJourney(engine: Engine, { index, region, run }: EngineJourney & { index: number }): Promise<void> {
  const email = `${engine.name.toLowerCase()}-${index}-${process.pid}@example.com`
  await addCustomer({ email, index, region })
  try {
    const { page, close } = await within(engine.open('about:blank', browsers), 60, 'the start of the browser')
    const wallet = new WalletTab(page, origin)
    await wallet.open()
    const openTab = async (path: string) => {
      const tab = new WalletTab(await page.openTab(), origin)
      await tab.open(path)
      return tab
    }
    await within(run({ wallet, openTab, email, advance }), 90, 'the journey')
    await within(close(), 10, 'the end of the browser')
  } finally {
    browsers.end()
  }
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
