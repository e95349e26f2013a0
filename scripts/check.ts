import { runSteps, type Step } from './steps.ts'

/** All but the texts, which only the checks of ours read. */
const reads = /(?<!\.md)$/

/** The checks of the sources that do not run them. Longest first: the test command runs several at a time. */
export const checks: readonly Step[] = [
  { title: 'Four doors, keys from outside, and examples', command: ['node', 'scripts/checks/sources.ts'] },
  { title: 'Rules about the sources', command: ['node', 'scripts/checks/rules.ts'] },
  // Steps run beside each other, so that another thread would only be more to do.
  { title: 'Types', command: ['tsc', '--singleThreaded'], reads },
  // A warning fails, too: it may be about an exception that is no longer one.
  { title: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings'], reads },
  { title: 'Unused files, exports and dependencies', command: ['knip'], reads },
  {
    title: 'Types of what runs in browsers, without Node',
    command: ['tsc', '--singleThreaded', '-p', 'tsconfig.browser.json'],
    reads,
  },
]

if (import.meta.main) await runSteps(checks, { lanes: 2 })
