import { canInstallPackages, installPackages } from '../apt.ts'
import type { Summary } from '../tests/summary.ts'
import type { Engine } from './engine.ts'

/** Installs the engines that are missing, where this process may: as root from Debian's packages. */
export function installMissing(engines: readonly Engine[]): void {
  const packages = engines.filter((engine) => !engine.find()).flatMap((engine) => engine.packages)
  if (packages.length > 0 && canInstallPackages()) installPackages(packages)
}

/** An engine that cannot be installed is a visible skip: a machine without it can still run everything else. */
export function summaryOfMissing({ name, packages }: Engine): Summary {
  const reason = `not on this machine; Debian's packages ${packages.join(', ')} bring it`
  console.log(`- ${name}: ${reason}`)
  return { passed: 0, failures: [], skipped: [{ name: `every check in ${name}`, reason }] }
}
