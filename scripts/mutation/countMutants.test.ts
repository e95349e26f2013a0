import { globSync } from 'node:fs'
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
  })
})

test.each(mutationAreas)('$name names sources and tests that exist', ({ sources, tests }) => {
  for (const pattern of [...sources, ...tests]) expect(globSync(pattern).length, pattern).toBeGreaterThan(0)
})
