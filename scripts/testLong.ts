import { runSteps, type Step } from './steps.ts'

/** The tests whose counts take longer than a minute, with every count at its full number. */
const steps: readonly Step[] = [
  { title: 'Packages, and sizes with every bundler', command: ['node', 'scripts/build.ts'], report: 'own' },
  {
    title: 'Unit tests, long',
    command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/tests/vitestReporter.ts'],
    report: 'own',
  },
  { title: 'Three engines, long', command: ['node', 'scripts/engines.ts'], report: 'own' },
  {
    title: 'Core journeys in Firefox and WebKitGTK',
    command: ['playwright', 'test', '--config', 'e2e/engines/playwright.config.ts', '--reporter=list,json'],
    report: 'playwright',
  },
  {
    title: 'Journeys that tests of screens show as well',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@long', '--reporter=list,json'],
    report: 'playwright',
  },
  {
    title: 'Site, built and looked at',
    command: ['playwright', 'test', '--config', 'e2e/site/playwright.config.ts', '--reporter=list,json'],
    report: 'playwright',
  },
  { title: 'Examples, installed', command: ['node', 'scripts/examples.ts'], report: 'own' },
]

const settings = { env: { COUNTERSIGN_LONG: '1' }, timeoutMs: 3_600_000, live: true }
await runSteps(
  steps.map((step) => ({ ...step, ...settings })),
  { lanes: 1 },
)
