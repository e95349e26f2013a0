import { expect, test } from 'vitest'
import { proofs } from './quality/proofs.ts'
import { filesOf, isQualityPageCurrent, mergeFigures, type StoredFigures, writeQualityPage } from './qualityPage.ts'

const nothing: StoredFigures = { tests: {}, sizes: {}, mutation: {}, shuffled: {}, soak: {}, benches: {}, proofs: {} }
const noRuns = { ...nothing, files: {} }

test('the page is current', () => {
  expect(isQualityPageCurrent()).toBe(true)
})

test.each(proofs)('tests exist for: $promise', ({ tests }) => {
  for (const pattern of tests) expect(filesOf([pattern]).length, pattern).toBeGreaterThan(0)
})

test('a promise is shown with the number of its tests that passed', () => {
  const [first] = proofs
  const files = Object.fromEntries(filesOf(first?.tests ?? []).map((file) => [file, 10]))

  const figures = mergeFigures(nothing, { ...noRuns, files })

  const count = 10 * Object.keys(files).length
  expect(figures.proofs[first?.promise ?? '']).toBe(count)
  expect(writeQualityPage(figures)).toContain(`| ${first?.promise} | ${count} |`)
})

test('a promise of which only some tests have run keeps its number', () => {
  const { promise, tests } = proofs.find(({ tests }) => filesOf(tests).length > 1) ?? { promise: '', tests: [] }
  const [only = ''] = filesOf(tests)

  expect(mergeFigures({ ...nothing, proofs: { [promise]: 7 } }, { ...noRuns, files: { [only]: 1 } }).proofs).toEqual({
    [promise]: 7,
  })
  expect(writeQualityPage(nothing)).toContain(`| ${promise} | not run yet |`)
})

test('what was not run again keeps its figures', () => {
  const promise = proofs[0]?.promise ?? ''
  const mutation = { 'a.ts': { killed: 9, survivors: ['a.ts:1 Regex: a → b'], equivalent: 2 } }
  const earlier = { ...nothing, mutation, proofs: { [promise]: 7 } }
  const unit = { 'Unit tests': { passed: 3, failed: 0, skipped: 1 } }

  const figures = mergeFigures(earlier, { ...noRuns, tests: unit })

  expect(figures).toEqual({ ...earlier, tests: unit })
  expect(writeQualityPage(figures)).toContain('| `a.ts` | 9 | 1 | 2 | 90.0 % |')
  expect(writeQualityPage(figures)).toContain('- `a.ts:1 Regex: a → b`')
})
