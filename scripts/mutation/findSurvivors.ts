import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Position = { line: number; column: number }
type Mutant = {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: Position; end: Position }
}

/** The part of Stryker's report that is read here. */
export type MutationReport = { files: { readonly [path: string]: { source: string; mutants: readonly Mutant[] } } }

/** Changes of a file that make no difference, as the list of survivors writes them: `before → after`. */
type EquivalentMutants = ReadonlyMap<string, readonly string[]>

/** Reads `equivalent.txt`, which has a section for each reason. Reasons are for people. */
export function readEquivalents(): EquivalentMutants {
  const [, ...sections] = readFileSync(join(import.meta.dirname, 'equivalent.txt'), 'utf8').split(/^# /m)
  const byFile = Map.groupBy(sections, (section) => section.slice(0, section.indexOf(':')))
  return new Map(
    [...byFile].map(([file, own]) => [file, own.flatMap((section) => section.match(/(?<=^ {2}).+/gm) ?? [])]),
  )
}

/**
 * Lists the changes that no test noticed or ran. One that is known to make no difference is left out: it is named by what
 * it changes, because a comment that disables a kind of change for a line would hide others that do make one.
 */
export function findSurvivors(
  { files }: MutationReport,
  equivalents: EquivalentMutants = readEquivalents(),
): readonly string[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.flatMap((mutant) => {
      const change = describeChange(source, mutant)
      const isUnnoticed = mutant.status === 'Survived' || mutant.status === 'NoCoverage'
      const isKnown = equivalents.get(path)?.includes(change) === true
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
