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

/** Prints what comes with one of our packages. Returns whether that is within the budget. */
function measure(name: string, budget: { packages: number; bytes: number }): boolean {
  const packages = [...collect(join(root, 'packages', name))].map(([directory, found]) => ({
    found,
    bytes: sizeOf(directory),
  }))
  const bytes = packages.reduce((sum, entry) => sum + entry.bytes, 0)
  console.log(`@countersign/${name}`)
  for (const entry of packages) console.log(`${(entry.bytes / 1000).toFixed(0).padStart(6)} kB  ${entry.found}`)
  console.log(
    `${packages.length} packages (budget ${budget.packages}), ${(bytes / 1e6).toFixed(1)} MB on disk (budget ${budget.bytes / 1e6} MB)`,
  )
  return packages.length <= budget.packages && bytes <= budget.bytes
}

const verdicts = Object.entries(budgets).map(([name, budget]) => measure(name, budget))
if (!verdicts.every(Boolean)) process.exitCode = 1
