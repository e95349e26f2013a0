import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutantCounts } from './mutation/countMutants.ts'
import { equivalentMutants } from './mutation/equivalentMutants.ts'
import { type Figures, readFigures } from './quality/figures.ts'
import { proofs } from './quality/proofs.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/quality.md')
const stored = join(root, 'docs/quality.json')

/** What the page is written from. Of the files only the sums of each promise are stored. */
export type StoredFigures = Omit<Figures, 'files'> & { proofs: Record<string, number> }

/** Lists the test files of a promise, as paths from the root. */
export function filesOf(tests: readonly string[]): string[] {
  return globSync([...tests], { cwd: root }).sort()
}

/** Joins what is stored with what runs on this machine have shown since. */
export function mergeFigures(earlier: StoredFigures, { files, ...figures }: Figures): StoredFigures {
  const sums = proofs.flatMap(({ promise, tests }): [string, number][] => {
    const counts = filesOf(tests).map((file) => files[file])
    // A sum that leaves out a file which was not run would say that the promise has fewer tests.
    const isWhole = counts.every((count) => count !== undefined)
    return isWhole ? [[promise, counts.reduce((sum, count) => sum + count, 0)]] : []
  })
  return {
    tests: { ...earlier.tests, ...figures.tests },
    sizes: { ...earlier.sizes, ...figures.sizes },
    mutation: { ...earlier.mutation, ...figures.mutation },
    shuffled: { ...earlier.shuffled, ...figures.shuffled },
    soak: { ...earlier.soak, ...figures.soak },
    benches: { ...earlier.benches, ...figures.benches },
    proofs: { ...earlier.proofs, ...Object.fromEntries(sums) },
  }
}

/** Writes the page from figures: a table for each kind of run. */
export function writeQualityPage(figures: StoredFigures): string {
  const { tests, sizes, mutation, shuffled, soak, benches } = figures
  return [
    '# What is proven, and by which test',
    '',
    'Written by `pnpm derive quality` from what the last runs of `pnpm test`, `pnpm build`, `pnpm test:long mutation`,',
    '`pnpm test:long shuffled`, `pnpm test:long soak` and the benches showed, each on the machine where it ran last.',
    '',
    '## Promises',
    '',
    'The number counts the tests in these files that passed, with both versions of React where they run twice.',
    '',
    ...table(
      ['Promise', 'Tests', 'Files'],
      proofs.map(({ promise, tests: files }) => [
        promise,
        figures.proofs[promise] ?? 'not run yet',
        files.map((file) => `\`${file}\``).join(' '),
      ]),
    ),
    '',
    '## Tests',
    '',
    ...table(
      ['Run', 'Passed', 'Failed', 'Skipped'],
      Object.entries(tests).map(([name, { passed, failed, skipped }]) => [name, passed, failed, skipped]),
    ),
    '',
    '## Random order',
    '',
    '`pnpm test:long shuffled` repeats all tests, each time in another order.',
    '',
    ...table(
      ['Tests', 'Runs', 'Runs with a failure'],
      Object.entries(shuffled).map(([name, { runs, failed }]) => [name, runs, failed]),
    ),
    '',
    ...writeMutation(mutation),
    '',
    '## Soak',
    '',
    ...table(
      ['Run', 'Rounds', 'Payments carried out', 'Not finished', 'Heap growth'],
      Object.entries(soak).map(([name, { rounds, executed, unfinished, growthMb }]) => [
        name,
        rounds,
        executed,
        unfinished,
        Object.entries(growthMb)
          .map(([process, mb]) => `${process} ${mb.toFixed(1)} MB`)
          .join(', '),
      ]),
    ),
    '',
    '## Sizes',
    '',
    'First load after gzip, in bytes.',
    '',
    ...table(
      ['Page and bundler', 'Bytes', 'Budget'],
      Object.entries(sizes).map(([name, { bytes, budget }]) => [name, bytes, budget]),
    ),
    '',
    '## Benches',
    '',
    ...table(
      ['What', 'Measured', 'Budget', ''],
      Object.entries(benches).map(([name, { value, unit, budget, within }]) => [
        name,
        `${value.toFixed(2)}${unit && ` ${unit}`}`,
        budget,
        within ? 'within' : 'over',
      ]),
    ),
    '',
  ].join('\n')
}

function writeMutation(mutation: StoredFigures['mutation']): string[] {
  return [
    '## Mutation testing',
    '',
    '`pnpm test:long mutation` changes one expression after another; a test of the same area has to fail. The texts of errors are',
    'left as they are, because code and tests decide by the code of an error.',
    '',
    ...table(
      ['File', 'Killed', 'Survived', 'Makes no difference', 'Score'],
      [
        ...Object.entries(mutation).sort(([a], [b]) => (a < b ? -1 : 1)),
        ['all', sumOf(Object.values(mutation))] as const,
      ].map(([name, { killed, survivors, equivalent }]) => [
        name === 'all' ? name : `\`${name}\``,
        killed,
        survivors.length,
        equivalent,
        scoreOf(killed, survivors.length),
      ]),
    ),
    ...list(
      'Survivors:',
      Object.values(mutation).flatMap(({ survivors }) => survivors.map((survivor) => `\`${survivor}\``)),
    ),
    ...list(
      'Changes that make no difference, from `scripts/mutation/equivalent/`:',
      equivalentMutants.map(
        ({ file, changes, reason }) => `\`${file}\`: ${changes.map((change) => `\`${change}\``).join(', ')}. ${reason}`,
      ),
    ),
  ]
}

/** Returns whether the stored page is what its figures and the list of promises give. */
export function isQualityPageCurrent(): boolean {
  return readFileSync(page, 'utf8') === writeQualityPage(readStored())
}

function scoreOf(killed: number, survived: number): string {
  return killed + survived === 0 ? '' : `${((100 * killed) / (killed + survived)).toFixed(1)} %`
}

function sumOf(counts: readonly MutantCounts[]): MutantCounts {
  return {
    killed: counts.reduce((sum, { killed }) => sum + killed, 0),
    survivors: counts.flatMap(({ survivors }) => survivors),
    equivalent: counts.reduce((sum, { equivalent }) => sum + equivalent, 0),
  }
}

function list(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : ['', title, '', ...items.map((item) => `- ${item}`)]
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  if (rows.length === 0) return ['Not run yet.']
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)]
}

function readStored(): StoredFigures {
  const none: StoredFigures = { tests: {}, sizes: {}, mutation: {}, shuffled: {}, soak: {}, benches: {}, proofs: {} }
  return existsSync(stored) ? { ...none, ...(JSON.parse(readFileSync(stored, 'utf8')) as StoredFigures) } : none
}

if (import.meta.main) {
  const figures = mergeFigures(readStored(), readFigures())
  writeFileSync(stored, `${JSON.stringify(figures, undefined, 2)}\n`)
  writeFileSync(page, writeQualityPage(figures))
}
