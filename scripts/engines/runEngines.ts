import { installPackages } from '../apt.ts'
import { addSummaries, conclude, type Summary } from '../tests/summary.ts'
import { chromiumEngine } from './chromium.ts'
import type { Engine } from './engine.ts'
import { firefoxEngine } from './firefox.ts'
import { webkitEngine } from './webkit.ts'

const allEngines: readonly Engine[] = [chromiumEngine, firefoxEngine, webkitEngine]

/** Returns the engines that the command line names, or else all, after those that are missing are installed. */
export function chooseEngines(): readonly Engine[] {
  const names = process.argv.slice(2).map((name) => name.toLowerCase())
  const chosen = allEngines.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()))
  installEngines(chosen)
  return chosen
}

/** Installs what is missing of some engines, where this process may. */
export function installEngines(engines: readonly Engine[]): void {
  installPackages(engines.filter((engine) => !engine.isInstalled()).flatMap(({ packages }) => packages))
}

/** Runs something in one engine after the other, and ends with the sum. */
export async function runEngines(engines: readonly Engine[], run: (engine: Engine) => Promise<Summary>) {
  const summaries: Summary[] = []
  for (const engine of engines) summaries.push(engine.isInstalled() ? await run(engine) : summaryOfMissing(engine))
  conclude(addSummaries(summaries))
}

/** An engine that cannot be installed is a visible skip: a machine without it can still run everything else. */
export function summaryOfMissing(engine: Engine): Summary {
  const reason = describeMissingEngine(engine)
  console.log(`- ${engine.name}: ${reason}`)
  return { passed: 0, failures: [], skipped: [{ name: `every check in ${engine.name}`, reason }] }
}

export function describeMissingEngine({ packages }: Engine): string {
  return `not on this machine; Debian's packages ${packages.join(', ')} bring it`
}
