import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureChromium } from './browsers.ts'
import { runStep, type Step } from './steps.ts'
import { affectedJourneys } from './tests/affectedJourneys.ts'
import { sortAffectedTests } from './tests/affectedTests.ts'
import { countSteps, readImporters } from './tests/importers.ts'

/** So many test files take less than a minute, with the journeys beside them. */
const nearest = 30

/**
 * Runs what a change most likely breaks: the nearest of the unit tests that import it, however indirectly, on React 19,
 * and the journeys of its name or area. It says what it leaves to the whole command; `--all` runs every unit test that the
 * change can affect. The change is what is not committed; where everything is, what this branch has beyond `main`; or what
 * came after the commit that is named.
 */
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const [named] = positionals
const base = named ?? (listChanged('HEAD').length > 0 ? 'HEAD' : git('merge-base', 'HEAD', 'main')[0]) ?? 'HEAD'
const changed = listChanged(base)
const importers = readImporters(process.cwd())
const tests = sortAffectedTests(changed, countSteps(changed, importers))
const chosen = tests.slice(0, nearest)
const specs = affectedJourneys(changed, {
  specs: globSync('e2e/**/*.spec.ts', { exclude: ['**/node_modules/**'] }),
  stepsFrom: (file) => countSteps([file], importers),
})
console.log(`${changed.length} files changed since ${base}; journeys: ${specs.join(', ') || 'none'}`)

const steps: Step[] = []
if (values.all)
  steps.push({ title: 'Unit and component tests', command: ['vitest', 'run', '--changed', base, '--passWithNoTests'] })
else if (chosen.length > 0)
  steps.push({ title: 'Unit and component tests', command: ['vitest', 'run', '--project', '!react-18', ...chosen] })
if (specs.length > 0) {
  ensureChromium()
  steps.push({
    title: 'Journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...specs],
  })
}
const results = await Promise.all(steps.map((step) => runStep(step)))
if (results.some(({ passed }) => !passed)) process.exitCode = 1
if (!values.all) console.log(describeRest())

function describeRest(): string {
  const rest = tests.length - chosen.length
  const farther = rest > 0 ? `, ${rest} farther test files that reach the change (here with --all)` : ''
  return `Ran the nearest ${chosen.length} test files. Left to \`pnpm test\`: checks, builds, React 18, other journeys${farther}.`
}

/** Returns the files that differ from a commit, including those that git does not track yet. */
function listChanged(commit: string): string[] {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
