import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { slowTests } from './areas.ts'
import { createWarmPool } from './warmPool.ts'

const warmPool = createWarmPool({ mostRuns: 200 })
/** Ends what `hangs.ts` cannot see: a loop that is never idle. */
const timeoutMs = 120_000

/** The files that are changed, as paths of the copy. */
const mutated = (process.env.MUTATION_FILES ?? '').split(' ').map((file) => join(import.meta.dirname, '../..', file))

/** One failure ends the run of a mutant: first what failed for the mutant before it, then the shortest tests. */
class QuickestFailure extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = (file: TestSpecification) => {
      const { failed = false, duration = 0 } = this.ctx.cache.getTestSpecificationResult(file) ?? {}
      return failed ? -1 : duration
    }
    return files.toSorted((a, b) => cost(a) - cost(b))
  }
}

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
    setupFiles: ['scripts/tests/putBack.ts', 'packages/core/test/setup.ts', 'scripts/mutation/setup.ts'],
    isolate: false,
    sequence: { sequencer: QuickestFailure },
    runner: 'scripts/mutation/hangs.ts',
    provide: { mostIdleMs: 4_000, mutated },
    env: { COUNTERSIGN_MUTATION: '1' },
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    expect: { poll: { timeout: 5_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
