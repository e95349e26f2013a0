/** One part of the sources whose tests are tested. */
export type MutationArea = {
  name: string
  /** What is changed: patterns of sources. */
  sources: readonly string[]
  /** The test files that have to fail: those of the area, not the whole suite that runs through it. */
  tests: readonly string[]
}

export const mutationAreas: readonly MutationArea[] = [
  {
    name: 'platform/guards',
    sources: ['packages/platform/src/guards/*.ts'],
    tests: ['packages/platform/src/guards/*.test.ts'],
  },
  {
    name: 'core/crypto',
    sources: ['packages/core/src/crypto/**/*.ts'],
    tests: ['packages/core/src/crypto/**/*.test.ts', 'packages/core/test/vectors.test.ts'],
  },
  {
    name: 'core/storage',
    sources: ['packages/core/src/storage/**/*.ts'],
    tests: ['packages/core/src/storage/**/*.test.ts'],
  },
  {
    name: 'core/session',
    sources: ['packages/core/src/session/*.ts'],
    tests: ['packages/core/src/session/*.test.ts'],
  },
  {
    name: 'core/flows',
    sources: ['packages/core/src/flows/**/*.ts'],
    tests: ['packages/core/src/flows/**/*.test.ts'],
  },
]
