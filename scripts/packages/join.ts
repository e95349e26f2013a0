import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { build } from 'tsdown'

/** The modules of one published package by their files, with what they import at once. */
type Modules = ReadonlyMap<string, readonly string[]>

/**
 * Joins modules that every page loads together into one file. A consumer's bundler makes a chunk for each set of lazy
 * parts that share a module, so a first load would otherwise come in a dozen files, some of a hundred bytes.
 *
 * Only names change: no two of these modules may export the same one, and none of them may be an entry point.
 */
export async function joinModules(dist: string, parameters: { name: string; files: ReadonlySet<string> }) {
  const { name, files } = parameters
  const joined = `${name}.js`
  const start = join(dist, `${name}.start.js`)
  assertUniqueNames(dist, files)
  writeFileSync(start, [...files].map((file) => `export * from './${file}'`).join('\n'))
  await build({
    config: false,
    cwd: dist,
    root: dist,
    entry: { [name]: start },
    outDir: dist,
    platform: 'neutral',
    target: 'es2022',
    dts: false,
    clean: false,
    tsconfig: false,
    report: false,
    logLevel: 'warn',
    deps: { neverBundle: [/^node:/, /^[^./]/], onlyBundle: [] },
    plugins: [
      { name: 'others-stay', resolveId: { order: 'pre', handler: (source, importer) => stay(source, importer) } },
    ],
    checks: { pluginTimings: false, moduleLevelDirective: false },
  })
  rmSync(start)
  for (const file of globSync('**/*.js', { cwd: dist })) {
    if (files.has(file)) rmSync(join(dist, file))
    else rewrite(file)
  }

  /** What is not joined is imported where it is, and what is loaded later stays a file of its own. */
  function stay(source: string, importer: string | undefined) {
    if (!importer || !source.startsWith('.')) return null
    const file = relative(dist, join(dirname(importer), source))
    return files.has(file) ? null : { id: `./${file}`, external: true }
  }

  function rewrite(file: string): void {
    const path = join(dist, file)
    const code = readFileSync(path, 'utf8')
    const changed = code.replaceAll(
      /(from |import |import\()"(\.[^"]+)"/g,
      (found, keyword: string, source: string) => {
        if (!files.has(posix.join(posix.dirname(file), source))) return found
        const to = posix.relative(posix.dirname(file), joined)
        return `${keyword}"${to.startsWith('.') ? to : `./${to}`}"`
      },
    )
    if (changed !== code) writeFileSync(path, changed)
  }
}

/** Reads which module imports which at once; what is imported later is a chunk of its own in any case. */
export function readModules(dist: string): Modules {
  return new Map(
    globSync('**/*.js', { cwd: dist }).map((file) => {
      const code = readFileSync(join(dist, file), 'utf8')
      const sources = [...code.matchAll(/(?:from|import) ?"(\.[^"]+)"/g)].map(([, source = '']) => source)
      return [file, sources.map((source) => posix.join(posix.dirname(file), source))]
    }),
  )
}

/** Returns what a module loads at once, itself included. */
export function closureOf(modules: Modules, start: string): Set<string> {
  const closure = new Set([start])
  // A set visits what is added to it on the way.
  for (const file of closure) for (const imported of modules.get(file) ?? []) closure.add(imported)
  return closure
}

function assertUniqueNames(dist: string, files: ReadonlySet<string>): void {
  const owners = new Map<string, string>()
  for (const file of files) {
    const code = readFileSync(join(dist, file), 'utf8')
    for (const [, list = ''] of code.matchAll(/export \{([^}]*)\}/g)) {
      for (const entry of list.split(',')) {
        const exported = entry.trim().split(' as ').at(-1) ?? ''
        if (owners.has(exported)) throw new Error(`${file} and ${owners.get(exported)} both export ${exported}.`)
        if (exported !== '') owners.set(exported, file)
      }
    }
  }
}
