import { execFileSync } from 'node:child_process'
import { ensureChromium } from './browsers.ts'
import { runSteps } from './steps.ts'

/**
 * Runs the unit tests that import what has changed, however indirectly, on React 19, and the changed journeys. The change
 * is what is not committed; where everything is, what this branch has beyond `main`; or what came after the commit that is
 * named.
 */
const isClean = git('status', '--porcelain') === ''
const base = process.argv[2] ?? (isClean ? git('merge-base', 'HEAD', 'main') : 'HEAD')

ensureChromium()
await runSteps(
  [
    {
      title: 'Unit and component tests',
      command: ['vitest', 'run', '--changed', base, '--project', '!react-18', '--passWithNoTests'],
    },
    {
      title: 'Journeys',
      command: [
        ...(['playwright', 'test', '--config', 'e2e/playwright.config.ts'] as const),
        ...[`--only-changed=${base}`, '--pass-with-no-tests'],
      ],
    },
  ],
  { lanes: 2 },
)

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
