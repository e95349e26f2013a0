import { installPackages } from '../apt.ts'
import { addSummaries, conclude, type Summary } from '../tests/summary.ts'
import { chromiumEngine } from './chromium.ts'
import type { Engine } from './engine.ts'
import { firefoxEngine } from './firefox.ts'
import { webkitEngine } from './webkit.ts'

export const allEngines: readonly Engine[] = [chromiumEngine, firefoxEngine, webkitEngine]

/** Returns the engines that the command line names, or else the usual ones, after those that are missing are installed. */
export function chooseEngines(usual: readonly Engine[]): readonly Engine[] {
  const names = process.argv.slice(2).map((name) => name.toLowerCase())
  const chosen = names.length === 0 ? usual : allEngines.filter(({ name }) => names.includes(name.toLowerCase()))
  installPackages(chosen.filter((engine) => !engine.isInstalled()).flatMap(({ packages }) => packages))
  return chosen
}

/** Runs something in one engine after the other, and ends with the sum. */
export async function runEngines(engines: readonly Engine[], run: (engine: Engine) => Promise<Summary>) {
  const summaries: Summary[] = []
  for (const engine of engines) summaries.push(engine.isInstalled() ? await run(engine) : summaryOfMissing(engine))
  conclude(addSummaries(summaries))
}

/** An engine that cannot be installed is a visible skip: a machine without it can still run everything else. */
export function summaryOfMissing({ name, packages }: Engine): Summary {
  const reason = `not on this machine; Debian's packages ${packages.join(', ')} bring it`
  console.log(`- ${name}: ${reason}`)
  return { passed: 0, failures: [], skipped: [{ name: `every check in ${name}`, reason }] }
}
