import { runSteps, type Step } from './steps.ts'

/** What can be said about the sources without running them. */
export const checks: readonly Step[] = [
  { title: 'Format and lint', command: ['biome', 'ci'] },
  { title: 'Types', command: ['tsc', '-p', 'tsconfig.json'] },
  { title: 'Types of the core, without Node', command: ['tsc', '-p', 'packages/core'] },
  { title: 'Types of the components, without Node', command: ['tsc', '-p', 'packages/react'] },
  { title: 'Import table', command: ['node', 'scripts/checks/importTable.ts'] },
  { title: 'Four doors', command: ['node', 'scripts/checks/doors.ts'] },
  { title: 'No state in modules', command: ['node', 'scripts/checks/moduleState.ts'] },
  { title: 'Tables and keys from outside', command: ['node', 'scripts/checks/lookups.ts'] },
  { title: 'No vendor names', command: ['node', 'scripts/checks/vendors.ts'] },
  { title: 'Unused files, exports and dependencies', command: ['knip'] },
  { title: 'Examples in README files and docs', command: ['node', 'scripts/checks/snippets.ts'] },
  { title: 'Public exports', command: ['node', 'scripts/checks/exportsSnapshot.ts'] },
]

if (import.meta.main) runSteps(checks)
