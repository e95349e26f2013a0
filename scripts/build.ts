import { runSteps, type Step } from './steps.ts'

/** The steps from the sources to the tarballs. */
export const packSteps: readonly Step[] = [
  { title: 'Packages', command: ['node', 'scripts/packages/bundle.ts'] },
  { title: 'Packages as published', command: ['node', 'scripts/packages/inspect.ts'] },
]

/** The steps from the sources to the published packages, and their checks. */
export const buildSteps: readonly Step[] = [
  ...packSteps,
  { title: 'Sizes', command: ['node', 'scripts/packages/sizes.ts'] },
  {
    title: 'First load',
    command: ['node', 'scripts/packages/bundlers.ts'],
  },
  { title: 'What an installation brings', command: ['node', 'scripts/packages/installed.ts'] },
  { title: 'Start of the sandbox', command: ['node', 'scripts/packages/start.ts'] },
  {
    title: 'Demo',
    command: ['vite', 'build', 'apps/demo', '-c', 'vite.config.ts'],
  },
]

if (import.meta.main) {
  const inFull = { COUNTERSIGN_LONG: '1' }
  await runSteps(
    buildSteps.map((step) => ({ ...step, env: inFull })),
    { lanes: 1 },
  )
}
