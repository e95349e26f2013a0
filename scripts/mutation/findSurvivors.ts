import { type EquivalentMutant, equivalentMutants } from './equivalentMutants.ts'

type Position = { line: number; column: number }
type Mutant = {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: Position; end: Position }
}

/** The part of Stryker's report that is read here. */
export type MutationReport = { files: { readonly [path: string]: { source: string; mutants: readonly Mutant[] } } }

/**
 * Lists the changes that no test noticed or ran. One that is known to make no difference is left out: it is named by what
 * it changes, because a comment that disables a kind of change for a line would hide others that do make one.
 */
export function findSurvivors(
  { files }: MutationReport,
  equivalents: readonly EquivalentMutant[] = equivalentMutants,
): readonly string[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.flatMap((mutant) => {
      const change = describeChange(source, mutant)
      const isUnnoticed = mutant.status === 'Survived' || mutant.status === 'NoCoverage'
      const isKnown = equivalents.some(({ file, changes }) => file === path && changes.includes(change))
      if (!isUnnoticed || isKnown) return []
      return [`${path}:${mutant.location.start.line} ${mutant.mutatorName}: ${change}`]
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
