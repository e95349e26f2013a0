import { runSteps, type Step } from './steps.ts'

const ofPackages = {
  reads: /^(packages\/(?!.*\.test\.tsx?$)|LICENSE|\.size-limit\.json|\.npmrc)/,
  leaves: ['packages/*/dist/**/*', '.cache/packs/*'],
}

/** The steps from the sources to the tarballs. */
export const packSteps: readonly Step[] = [
  { title: 'Packages', command: ['node', 'scripts/packages/bundle.ts'], ...ofPackages },
  { title: 'Packages as published', command: ['node', 'scripts/packages/inspect.ts'], ...ofPackages },
]

/** The steps from the sources to the published packages, and their checks. */
export const buildSteps: readonly Step[] = [
  ...packSteps,
  { title: 'Sizes', command: ['node', 'scripts/packages/sizes.ts'], ...ofPackages },
  { title: 'First load', command: ['node', 'scripts/packages/bundlers.ts'], ...ofPackages },
  { title: 'What an installation brings', command: ['node', 'scripts/packages/installed.ts'], ...ofPackages },
  { title: 'Start of the sandbox', command: ['node', 'scripts/packages/start.ts'], ...ofPackages },
  {
    title: 'Demo',
    command: ['vite', 'build', 'apps/demo', '-c', 'vite.config.ts'],
    reads: /^(packages|apps\/demo)\/(?!.*\.test\.tsx?$)/,
    leaves: ['apps/demo/dist/**/*'],
  },
]

if (import.meta.main) {
  const inFull = { COUNTERSIGN_LONG: '1' }
  await runSteps(
    buildSteps.map((step) => ({ ...step, env: inFull })),
    { lanes: 1 },
  )
}
