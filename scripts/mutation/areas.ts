/** One part of the sources whose tests are tested, and the tests that have to notice a change. */
export type MutationArea = {
  name: string
  /** What is changed. */
  mutate: readonly string[]
  /** The test files that have to fail: those of the area, not the whole suite that runs through it. */
  tests: readonly string[]
}

const sources = (folder: string) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`]

export const mutationAreas: readonly MutationArea[] = [
  {
    name: 'platform/guards',
    mutate: sources('packages/platform/src/guards'),
    tests: ['packages/platform/**/*.test.ts'],
  },
  {
    name: 'core/crypto',
    mutate: sources('packages/core/src/crypto'),
    tests: ['packages/core/src/crypto/**/*.test.ts', 'packages/core/test/**/*.test.ts'],
  },
  {
    name: 'core/storage',
    mutate: sources('packages/core/src/storage'),
    tests: ['packages/core/src/storage/**/*.test.ts'],
  },
  {
    name: 'core/session',
    mutate: sources('packages/core/src/session'),
    tests: ['packages/core/src/session/**/*.test.ts'],
  },
  {
    name: 'core/flows',
    mutate: sources('packages/core/src/flows'),
    tests: ['packages/core/src/flows/**/*.test.ts'],
  },
]
