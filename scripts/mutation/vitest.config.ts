import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { slowTests } from './areas.ts'
import { createWarmPool } from './warmPool.ts'

const testTimeout = 5_000
const warmPool = createWarmPool({ hungMs: testTimeout, mostRuns: 200 })

/** The tests that `scripts/mutation.ts` names, without the projects that Stryker would run for each mutant. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [
    {
      name: 'warm-pool',
      // Stryker sets the pool after it has read this file.
      configureVitest: ({ project }) => {
        project.config.pool = warmPool.name as 'threads'
        project.config.poolRunner = warmPool
      },
    },
  ],
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    exclude: ['**/node_modules/**', '.stryker/**', ...slowTests],
    setupFiles: ['packages/core/test/setup.ts', 'scripts/mutation/setup.ts'],
    isolate: false,
    testTimeout,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
