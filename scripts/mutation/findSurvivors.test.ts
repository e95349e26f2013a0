import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findSurvivors, readEquivalents } from './findSurvivors.ts'

const source = 'const a =\n  b(1,\n    2)\nconst c = true\n'
const mutant = (status: string, replacement = 'false') => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement,
  location: { start: { line: 4, column: 11 }, end: { line: 4, column: 15 } },
})
const call = {
  status: 'Survived',
  mutatorName: 'CallExpression',
  replacement: ';',
  location: { start: { line: 2, column: 3 }, end: { line: 3, column: 7 } },
}

test('a change survives that no test noticed, or that none ran', () => {
  const files = {
    'a.ts': { source, mutants: [mutant('Killed'), mutant('Timeout'), call, mutant('CompileError')] },
    'b.ts': { source, mutants: [mutant('NoCoverage'), mutant('Ignored')] },
  }

  expect(findSurvivors({ files }, new Map())).toEqual([
    'a.ts:2 CallExpression: b(1, 2) → ;',
    'b.ts:4 BooleanLiteral: true → false',
  ])
})

test('a change that is known to make no difference is left out, in its own file only, and no other change of its line is', () => {
  const files = {
    'a.ts': { source, mutants: [mutant('Survived'), mutant('Survived', 'undefined')] },
    'b.ts': { source, mutants: [mutant('Survived')] },
  }

  expect(findSurvivors({ files }, new Map([['a.ts', ['true → false']]]))).toEqual([
    'a.ts:4 BooleanLiteral: true → undefined',
    'b.ts:4 BooleanLiteral: true → false',
  ])
})

test.each([...readEquivalents()])('%s, whose changes make no difference, exists', (file, changes) => {
  expect(existsSync(file)).toBe(true)
  expect(changes).not.toEqual([])
})
