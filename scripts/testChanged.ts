import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { ensureChromium } from './browsers.ts'
import { runStep, type Step } from './steps.ts'
import { affectedJourneys } from './tests/affectedJourneys.ts'

/**
 * Runs what a change can affect: the unit tests that import it, however indirectly, and the journeys of its area. The
 * change is what is not committed; where everything is, what this branch has beyond `main`; or what came after the
 * commit that is named.
 */
const [named] = process.argv.slice(2)
const base = named ?? (listChanged('HEAD').length > 0 ? 'HEAD' : git('merge-base', 'HEAD', 'main')[0]) ?? 'HEAD'
const changed = listChanged(base)
const specs = affectedJourneys(changed, globSync('e2e/**/*.spec.ts', { exclude: ['**/node_modules/**'] }))
console.log(`${changed.length} files changed since ${base}; journeys: ${specs.join(', ') || 'none'}`)

const steps: Step[] = [
  { title: 'Unit and component tests', command: ['vitest', 'run', '--changed', base, '--passWithNoTests'] },
]
if (specs.length > 0) {
  ensureChromium()
  steps.push({
    title: 'Journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...specs],
  })
}
const results = await Promise.all(steps.map((step) => runStep(step)))
if (results.some(({ passed }) => !passed)) process.exitCode = 1

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
