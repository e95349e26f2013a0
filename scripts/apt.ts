import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const [aptGet, sudo, env] = ['/usr/bin/apt-get', '/usr/bin/sudo', '/usr/bin/env'] as const

// dpkg runs the scripts of packages, and finds their programs here and not where the caller's PATH leads.
const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Returns how this process may run apt: as root, through a `sudo` that asks for no password, or not at all. */
function findApt(): readonly [program: string, ...args: string[]] | undefined {
  if (!existsSync(aptGet)) return undefined
  const settings = [`PATH=${systemPath}`, 'DEBIAN_FRONTEND=noninteractive', aptGet]
  if (isRoot()) return [env, ...settings]
  const mayBecomeRoot = existsSync(sudo) && spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return mayBecomeRoot ? [sudo, '-n', env, ...settings] : undefined
}

/**
 * Installs packages of the system where this process may, and reads the lists of the mirrors only where the ones here do not
 * suffice. A package that this system does not have keeps out no other.
 */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || !findApt()) return
  console.log(`Installing ${packages.join(', ')}`)
  if (install(packages, 'ignore')) return
  apt(['update', '-qq'], 'inherit')
  if (install(packages, 'inherit')) return
  for (const name of packages) install([name], 'ignore')
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function install(packages: readonly string[], complaints: 'ignore' | 'inherit'): boolean {
  return apt(['install', '-y', '-qq', '--no-install-recommends', ...packages], complaints)
}

function apt(args: readonly string[], complaints: 'ignore' | 'inherit'): boolean {
  const [program, ...prefix] = findApt() ?? []
  if (!program) return false
  const { status } = spawnSync(program, [...prefix, ...args], {
    stdio: ['ignore', 'ignore', complaints],
    timeout: 300_000,
  })
  return status === 0
}
