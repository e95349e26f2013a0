import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutationAreas, slowTests } from './areas.ts'
import { countMutants } from './countMutants.ts'
import { equivalentMutants } from './equivalentMutants.ts'

const source = 'const a =\n  b(1,\n    2)\nconst c = true\n'
const mutant = (status: string, line = 4) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 11 }, end: { line, column: 15 } },
})
const call = {
  status: 'Survived',
  mutatorName: 'CallExpression',
  replacement: ';',
  location: { start: { line: 2, column: 3 }, end: { line: 3, column: 7 } },
}

test('a mutant counts as killed when a test failed or never ended, and as a survivor when no test noticed or ran it', () => {
  const files = {
    'a.ts': { source, mutants: [mutant('Killed'), mutant('Timeout'), call, mutant('CompileError')] },
    'b.ts': { source, mutants: [mutant('NoCoverage'), mutant('Ignored')] },
  }

  expect(countMutants({ files }, [])).toEqual({
    'a.ts': { killed: 2, survivors: ['a.ts:2 CallExpression: b(1, 2) → ;'], equivalent: 0 },
    'b.ts': { killed: 0, survivors: ['b.ts:4 BooleanLiteral: true → false'], equivalent: 0 },
  })
})

test('a change that is known to make no difference is no survivor, in its own file only', () => {
  const files = { 'a.ts': { source, mutants: [mutant('Survived')] }, 'b.ts': { source, mutants: [mutant('Survived')] } }

  expect(countMutants({ files }, [{ file: 'a.ts', changes: ['true → false'], reason: 'x' }])).toEqual({
    'a.ts': { killed: 0, survivors: [], equivalent: 1 },
    'b.ts': { killed: 0, survivors: ['b.ts:4 BooleanLiteral: true → false'], equivalent: 0 },
  })
})

test.each(mutationAreas)('$name names sources and tests that exist', ({ sources, tests }) => {
  for (const pattern of [...sources, ...tests]) expect(globSync(pattern).length, pattern).toBeGreaterThan(0)
})

test.each(slowTests)('%s, which is too slow to run for each mutant, exists', (pattern) => {
  expect(globSync(pattern)).not.toEqual([])
})

test.each(equivalentMutants)('$file, whose changes make no difference, exists', ({ file }) => {
  expect(globSync(file)).toEqual([file])
})
