import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns whether this process may install packages of the system: as root, where apt exists. */
export function canInstallPackages(): boolean {
  return isRoot() && existsSync('/usr/bin/apt-get')
}

/** Installs packages, and reads the lists of the mirrors only where the ones here do not suffice. */
export function installPackages(packages: readonly string[]): boolean {
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  console.log(`Installing ${packages.join(', ')}`)
  return apt(install, 'ignore') || (apt(['update', '-qq'], 'inherit') && apt(install, 'inherit'))
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function apt(args: readonly string[], complaints: 'ignore' | 'inherit'): boolean {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', complaints],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  })
  return status === 0
}
