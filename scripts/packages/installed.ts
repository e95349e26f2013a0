import { globSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * What one `npm install` of a package may bring. Peer dependencies are left out: React, and those that are optional.
 */
const budgets = {
  react: { packages: 15, bytes: 15_000_000 },
  // It runs on the server that holds the credentials, so every package in it is one more to trust.
  platform: { packages: 12, bytes: 10_000_000 },
}

type Manifest = { name: string; dependencies?: Record<string, string>; files?: string[] }

/** Follows the dependencies of one package over what is installed here. */
function collect(directory: string, found: Map<string, string> = new Map()): Map<string, string> {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest
  const real = realpathSync(directory)
  if (found.has(real)) return found
  found.set(real, manifest.name)
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const dependency = findPackageJSON(name, join(real, 'package.json'))
    if (!dependency) throw new Error(`${name} is not installed next to ${real}; run pnpm install.`)
    collect(dirname(dependency), found)
  }
  return found
}

function sizeOf(directory: string): number {
  const own = directory.startsWith(join(root, 'packages'))
  const files = globSync(own ? ['dist/**/*', 'package.json'] : '**/*', { cwd: directory, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

for (const [name, budget] of Object.entries(budgets)) {
  const brought = [...collect(join(root, 'packages', name))].map(([directory, found]) => ({
    found,
    bytes: sizeOf(directory),
  }))
  const total = brought.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { found, bytes } of brought) console.log(`${(bytes / 1000).toFixed(0).padStart(6)} kB  ${found}`)
  const onDisk = `${(total / 1e6).toFixed(1)} MB on disk (budget ${budget.bytes / 1e6} MB)`
  console.log(`@countersign/${name}: ${brought.length} packages (budget ${budget.packages}), ${onDisk}`)
  if (brought.length > budget.packages || total > budget.bytes) process.exitCode = 1
}
