import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutationAreas } from './areas.ts'
import { countMutants } from './countMutants.ts'

const mutant = (status: string, line = 1) => ({ status, mutatorName: 'BooleanLiteral', location: { start: { line } } })

test('a mutant counts as killed when a test failed or never ended, and as a survivor when no test noticed or ran it', () => {
  const files = {
    'a.ts': { mutants: [mutant('Killed'), mutant('Timeout'), mutant('Survived', 7), mutant('CompileError')] },
    'b.ts': { mutants: [mutant('NoCoverage', 9), mutant('Ignored')] },
  }

  expect(countMutants({ files })).toEqual({
    killed: 2,
    survivors: ['a.ts:7 BooleanLiteral', 'b.ts:9 BooleanLiteral'],
    score: 50,
  })
})

test('a run that tried nothing has no score', () => {
  expect(countMutants({ files: {} }).score).toBe(0)
})

test.each(mutationAreas)('$name names sources and tests that exist', ({ mutate, tests }) => {
  for (const patterns of [mutate.filter((pattern) => !pattern.startsWith('!')), tests])
    for (const pattern of patterns) expect(globSync(pattern).length, pattern).toBeGreaterThan(0)
  expect(existsSync('scripts/mutation/vitest.config.ts')).toBe(true)
})
