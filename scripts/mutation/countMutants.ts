type Mutant = { status: string; mutatorName: string; location: { start: { line: number } } }

/** The part of Stryker's report that is read here. */
export type MutationReport = { files: Record<string, { mutants: Mutant[] }> }

/** What became of the mutants of one file. `survivors`: where each is that no test noticed. */
export type MutantCounts = { killed: number; survivors: string[] }

/** Counts the mutants of a report. One that no test reaches has survived, too; one that does not compile does not count. */
export function countMutants({ files }: MutationReport): MutantCounts {
  const all = Object.entries(files).flatMap(([path, { mutants }]) => mutants.map((mutant) => ({ path, ...mutant })))
  const withStatus = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status))
  const killed = withStatus('Killed', 'Timeout').length
  const survivors = withStatus('Survived', 'NoCoverage')
  return {
    killed,
    survivors: survivors.map(({ path, mutatorName, location }) => `${path}:${location.start.line} ${mutatorName}`),
  }
}
