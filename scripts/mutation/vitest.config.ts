import { defineConfig } from 'vitest/config'

const core = 'packages/core/src'

/** The tests that have to fail for a changed expression, in one project: Stryker starts them once for each change. */
export default defineConfig({
  test: {
    include: [
      `${core}/**/*.test.ts`,
      'packages/platform/src/**/*.test.ts',
      'packages/sandbox/src/http/idempotency.test.ts',
    ],
    // A test that takes seconds alone, with hundreds of seeded runs, would run for each change of nearly every line.
    exclude: [
      `${core}/flows/payment/{confirmQuote.seeded,confirmQuote.sca,failingService.crowd}.test.ts`,
      `${core}/controllers/**/*.{lyingRelay,hostileRelay}.test.ts`,
      `${core}/session/{interleavings,lyingRelay}.test.ts`,
    ],
    setupFiles: ['scripts/tests/putBack.ts', 'packages/core/test/setup.ts'],
    isolate: false,
    env: { COUNTERSIGN_MUTATION: '1' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
