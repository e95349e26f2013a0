import { type EquivalentMutant, equivalentMutants } from './equivalentMutants.ts'

type Position = { line: number; column: number }
type Mutant = {
  status: string
  mutatorName: string
  replacement?: string
  /** Whether it is in code that runs while a module loads. */
  static?: boolean
  location: { start: Position; end: Position }
}

/** The part of Stryker's report that is read here. */
export type MutationReport = { files: Record<string, { source: string; mutants: Mutant[] }> }

/**
 * What became of the mutants of one file.
 * `survivors`: where each is that no test noticed. `equivalent`: how many of them no test can notice.
 */
export type MutantCounts = { killed: number; survivors: string[]; equivalent: number }

/**
 * Counts the mutants of each file of a report. One that no test reaches has survived, too; one that does not compile, or
 * that is left out for a reason, does not count.
 */
export function countMutants(
  { files }: MutationReport,
  equivalents: readonly EquivalentMutant[] = equivalentMutants,
): Record<string, MutantCounts> {
  return Object.fromEntries(
    Object.entries(files).map(([path, { source, mutants }]) => {
      const withStatus = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status))
      const unnoticed = withStatus('Survived', 'NoCoverage').map((mutant) => ({
        place: `${path}:${mutant.location.start.line} ${mutant.mutatorName}`,
        change: describeChange(source, mutant),
      }))
      const survivors = unnoticed.filter(
        ({ change }) => !equivalents.some(({ file, changes }) => file === path && changes.includes(change)),
      )
      return [
        path,
        {
          killed: withStatus('Killed', 'Timeout').length,
          survivors: survivors.map(({ place, change }) => `${place}: ${change}`),
          equivalent: unnoticed.length - survivors.length,
        },
      ]
    }),
  )
}

/** Writes what a mutant changes as `before → after`, each on one line and at most 60 characters long. */
function describeChange(source: string, { location, replacement = '' }: Mutant): string {
  const { start, end } = location
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const before = lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join(' ')
  return [before, replacement].map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 60)).join(' → ')
}
