import { runSteps, type Step } from './steps.ts'

/** What can be said about the sources without running them, and is said by no unit test. Longest first. */
export const checks: readonly Step[] = [
  { title: 'Types', command: ['tsc', '-p', 'tsconfig.json'] },
  { title: 'Types of the components, without Node', command: ['tsc', '-p', 'packages/react'] },
  { title: 'Types of the core, without Node', command: ['tsc', '-p', 'packages/core'] },
  { title: 'Format and lint', command: ['biome', 'ci'] },
  { title: 'Unused files, exports and dependencies', command: ['knip'] },
  { title: 'Public exports', command: ['node', 'scripts/checks/exportsSnapshot.ts'] },
]

/** What the unit tests of the scripts check in the real sources as well. */
const testedChecks: readonly Step[] = [
  { title: 'Import table', command: ['node', 'scripts/checks/importTable.ts'] },
  { title: 'Four doors', command: ['node', 'scripts/checks/doors.ts'] },
  { title: 'No state in modules', command: ['node', 'scripts/checks/moduleState.ts'] },
  { title: 'No vendor names', command: ['node', 'scripts/checks/vendors.ts'] },
]

if (import.meta.main) await runSteps([...checks, ...testedChecks], { lanes: 2 })
