import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const [aptGet, sudo, env] = ['/usr/bin/apt-get', '/usr/bin/sudo', '/usr/bin/env'] as const

// dpkg runs the scripts of packages, and finds their programs here and not where the caller's PATH leads.
const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * Installs packages of the system where this process may, and reads the lists of the mirrors only where the ones here do not
 * suffice. A package that this system does not have keeps out no other.
 */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || !apt(['--version'], 'ignore')) return
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

/** Runs apt as this process may: as root, through a `sudo` that asks for no password, or not at all. */
function apt(args: readonly string[], complaints: 'ignore' | 'inherit'): boolean {
  const asRoot = [env, `PATH=${systemPath}`, 'DEBIAN_FRONTEND=noninteractive', aptGet, ...args]
  const [program = '', ...rest] = isRoot() ? asRoot : [sudo, '-n', ...asRoot]
  if (![aptGet, program].every((path) => existsSync(path))) return false
  return spawnSync(program, rest, { stdio: ['ignore', 'ignore', complaints], timeout: 300_000 }).status === 0
}
