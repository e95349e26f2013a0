import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Which files import a file, directly. Paths are relative to the root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

/** Imports that a running program follows; types are gone by then. */
const imported = /^(?:import|export)\s(?!type\s)[^'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** Reads the imports of every source below a folder, without compiling one. */
export function readImporters(root: string): Importers {
  const files = globSync('{packages,apps,scripts,bench,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache)$/.test(path),
  })
  const names = readPublicNames(root)
  const importers = new Map<string, Set<string>>()
  for (const file of files) {
    for (const [, statement, call] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const specifier = statement ?? call ?? ''
      const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : names.get(specifier)
      if (target === undefined || !existsSync(join(root, target))) continue
      importers.set(target, (importers.get(target) ?? new Set()).add(file))
    }
  }
  return importers
}

/** The names under which packages import each other: `@countersign/core/wire`. */
function readPublicNames(root: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
    const { name, exports } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Manifest
    for (const [subpath, file] of Object.entries(exports))
      names.set(join(name, subpath), normalize(join(dirname(manifest), file)))
  }
  return names
}

type Manifest = { name: string; exports: Record<string, string> }

/** Returns every file that reaches one of these through its imports, with the number of steps. Their own is 0. */
export function countSteps(changed: readonly string[], importers: Importers): Map<string, number> {
  const steps = new Map(changed.map((file) => [file, 0]))
  // A map visits what is added to it on the way, and so the nearest first.
  for (const [file, count] of steps)
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, count + 1)
  return steps
}
