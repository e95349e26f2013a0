import { runSteps, type Step } from './steps.ts'

/** What is written from the sources, in the order in which one is read by the next. Checks say when it is stale. */
const steps: readonly Step[] = [
  { title: 'Page of operations', command: ['node', 'scripts/operationsPage.ts'] },
  { title: 'Table of the theme', command: ['node', 'scripts/themeTable.ts'] },
  { title: 'Lists of journeys', command: ['node', 'scripts/journeyLists.ts'] },
  { title: 'Public exports', command: ['node', 'scripts/checks/exportsSnapshot.ts', '--update'] },
]

await runSteps(steps, { lanes: 1 })
