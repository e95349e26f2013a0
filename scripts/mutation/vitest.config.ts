import { defineConfig } from 'vitest/config'

/** The tests that `scripts/mutation.ts` names, in one project: Stryker starts it once for each change. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    // A test that takes seconds alone, with hundreds of seeded runs, would run for each change of nearly every line.
    exclude: ['**/{confirmQuote.seeded,confirmQuote.sca,failingService.crowd,interleavings}.test.ts'],
    setupFiles: ['scripts/tests/putBack.ts', 'packages/core/test/setup.ts'],
    isolate: false,
    env: { COUNTERSIGN_MUTATION: '1' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
