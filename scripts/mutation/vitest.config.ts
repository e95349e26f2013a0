import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that `scripts/mutation.ts` names, without the projects that Stryker would run for each mutant. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    exclude: ['**/node_modules/**', '.stryker/**'],
    setupFiles: ['packages/core/test/setup.ts'],
    isolate: false,
    testTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
