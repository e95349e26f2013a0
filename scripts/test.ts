import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browsers.ts'
import { buildSteps } from './build.ts'
import { checks } from './check.ts'
import { runStep, type Step } from './steps.ts'
import {
  addSummaries,
  readPlaywrightSummary,
  readSummary,
  type Summary,
  summaryLine,
  withExit,
} from './tests/summary.ts'

const reports = mkdtempSync(join(tmpdir(), 'countersign-reports-'))

/** A step that is one test: it passes or fails as a whole. */
function countStep(step: Step): Summary {
  const { passed } = runStep(step)
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [] }
}

function runUnitTests(): Summary {
  const summary = join(reports, 'vitest.json')
  const exit = runStep(
    {
      title: 'Unit and component tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/tests/vitestReporter.ts'],
    },
    { env: { VITEST_SUMMARY: summary }, timeoutMs: 1_500_000 },
  )
  return withExit(readSummary(summary), exit)
}

function runEngines(): Summary {
  const summary = join(reports, 'engines.json')
  const exit = runStep(
    { title: 'Three engines', command: ['node', 'scripts/engines.ts'] },
    { env: { ENGINES_SUMMARY: summary } },
  )
  return withExit(readSummary(summary), exit)
}

function runEndToEndTests(): Summary {
  const report = join(reports, 'playwright.json')
  const exit = runStep(
    {
      title: 'End-to-end tests',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    },
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, timeoutMs: 1_500_000 },
  )
  return withExit(readPlaywrightSummary(report), exit)
}

/** Without a browser half of the tests could not run, so nothing starts. */
function requireBrowser(): void {
  try {
    console.log(`Chromium: ${ensureChromium().executablePath}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const start = performance.now()
requireBrowser()

const total = addSummaries([
  ...checks.map(countStep),
  runUnitTests(),
  ...buildSteps.map(countStep),
  runEngines(),
  runEndToEndTests(),
])

console.log(`\nAll of it took ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`)
for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`)
console.log(summaryLine(total))
if (total.failed > 0) process.exitCode = 1
