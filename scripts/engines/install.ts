import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Summary } from '../tests/summary.ts'
import type { Engine } from './engine.ts'

/** Installs the engines that are missing, where this process may: as root from Debian's packages. */
export function installMissing(engines: readonly Engine[]): void {
  const packages = engines.filter((engine) => !engine.find()).flatMap((engine) => engine.packages)
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')}`)
  const installers: [program: string, ...args: string[]][] = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]
  for (const [program, ...args] of installers) {
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 120_000,
    })
    if (status !== 0) return
  }
}

/** An engine that cannot be had is a visible skip on a person's machine, and a failure where CI runs. */
export function summaryOfMissing(engine: Engine, parameters: { required: boolean }): Summary {
  const { name, packages } = engine
  const reason = `not on this machine; Debian's packages ${packages.join(', ')} bring it`
  console.log(`${parameters.required ? '✗' : '-'} ${name}: ${reason}`)
  return parameters.required
    ? { passed: 0, failed: 1, skipped: [] }
    : { passed: 0, failed: 0, skipped: [{ name: `every check in ${name}`, reason }] }
}
