import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { build } from 'tsdown'

/** The modules of one published package by their files, with what they import at once. */
type Modules = ReadonlyMap<string, readonly string[]>

/** The file that each module becomes a part of; a module that it does not name stays as it is. */
type Groups = ReadonlyMap<string, string>

/**
 * Joins modules that pages load together into one file. A consumer's bundler makes a chunk for each set of lazy
 * parts that share a module, so a first load would otherwise come in a dozen files, some of a hundred bytes.
 *
 * Only names change: no two modules of a group may export the same one to others, and none of them may be an entry point.
 */
export async function joinModules(dist: string, groups: Groups): Promise<void> {
  const modules = readModules(dist, anyImport)
  // What only its own group imports needs no name outside of it.
  const isShared = (file: string) =>
    [...modules].some(([from, to]) => to.includes(file) && groups.get(from) !== groups.get(file))
  // By name, so that `base` comes first: what it imports first has the shortest names in a page of one file, 0.5 kB of it.
  const starts = [...new Set(groups.values())].sort().map((target, index) => {
    const files = [...groups.keys()].filter((file) => groups.get(file) === target && isShared(file))
    const start = join(dist, `${index}.start.js`)
    writeFileSync(start, files.map((file) => `export * from './${file}'`).join('\n'))
    return { target, start }
  })
  await build({
    config: false,
    cwd: dist,
    root: dist,
    entry: Object.fromEntries(starts.map(({ target, start }) => [target.replace(/\.js$/, ''), start])),
    outDir: dist,
    platform: 'neutral',
    target: 'es2022',
    dts: false,
    clean: false,
    tsconfig: false,
    failOnWarn: true,
    report: false,
    logLevel: 'warn',
    deps: { neverBundle: [/^node:/, /^[^./]/], onlyBundle: [] },
    plugins: [
      { name: 'others-stay', resolveId: { order: 'pre', handler: (source, importer) => stay(source, importer) } },
    ],
    checks: { pluginTimings: false, moduleLevelDirective: false },
  })
  for (const { start } of starts) rmSync(start)
  for (const file of globSync('**/*.js', { cwd: dist })) {
    if (groups.has(file) && groups.get(file) !== file) rmSync(join(dist, file))
    else rewrite(file)
  }

  /** What is of another group is imported where it is, and what is loaded later stays a file of its own. */
  function stay(source: string, importer: string | undefined) {
    if (!importer || !source.startsWith('.')) return null
    const file = relative(dist, join(dirname(importer), source))
    const from = relative(dist, importer)
    const isTogether = groups.has(file) && (from.endsWith('.start.js') || groups.get(from) === groups.get(file))
    return isTogether ? null : { id: `dist:${file}`, external: true }
  }

  function rewrite(file: string): void {
    const path = join(dist, file)
    const code = readFileSync(path, 'utf8')
    const changed = code.replaceAll(/(from |import |import\()"(dist:|\.)([^"]+)"/g, (found, keyword, start, rest) => {
      const source: string = start === '.' ? posix.join(posix.dirname(file), start + rest) : rest
      const to = posix.relative(posix.dirname(file), groups.get(source) ?? source)
      return start === '.' && !groups.has(source) ? found : `${keyword}"${to.startsWith('.') ? to : `./${to}`}"`
    })
    if (changed !== code) writeFileSync(path, changed)
  }
}

/**
 * Writes a namespace of parts as an object of them, at the end of its module, where all of them are there. The bundler writes
 * a function for each part, which only modules that import each other in a circle would need.
 */
export function writeNamespaces(code: string): string {
  const objects: string[] = []
  const others = code.replaceAll(namespace, (_found, name: string, parts: string) => {
    objects.push(`const ${name} = {${parts.replaceAll(': () =>', ':')}};\n`)
    return ''
  })
  const end = others.lastIndexOf('export {')
  return objects.length === 0 ? code : others.slice(0, end) + objects.join('') + others.slice(end)
}

const namespace = /var ([\w$]+) = (?:\/\* @__PURE__ \*\/ )?__exportAll\(\{([^}]*)\}\);\n/g

const importAtOnce = /(?:from|import) ?"(\.[^"]+)"/g
const importLater = /import\("(\.[^"]+)"/g
export const anyImport = /(?:from |import |import\()"(\.[^"]+)"/g

/** Entry points stand beside each other, everything else in folders. */
export const isEntry = (file: string): boolean => !file.includes('/')

/** Reads which module imports which: at once, as long as nothing else is said. What is imported later is a chunk of its own. */
export function readModules(dist: string, keyword: RegExp = importAtOnce): Modules {
  return new Map(
    globSync('**/*.js', { cwd: dist }).map((file) => {
      const code = readFileSync(join(dist, file), 'utf8')
      const sources = [...code.matchAll(keyword)].map(([, source = '']) => source)
      return [file, sources.map((source) => posix.join(posix.dirname(file), source))]
    }),
  )
}

/**
 * Finds the modules that one other module alone imports: each becomes a part of that one. Not what is loaded later, nor what
 * loads something later: a bundler keeps a file and what it loads later if each is the reason for the other.
 */
export function findOwned(dist: string): Groups {
  const later = readModules(dist, importLater)
  const modules = readModules(dist)
  const isLater = new Set([...later.values()].flat())
  const importers = new Map<string, Set<string>>()
  for (const [from, sources] of modules)
    for (const source of sources) importers.set(source, (importers.get(source) ?? new Set()).add(from))
  const groups = new Map<string, string>()
  const groupOf = (file: string) => groups.get(file) ?? file
  for (let found = true; found; ) {
    found = false
    for (const file of modules.keys()) {
      const owners = new Set([...(importers.get(file) ?? [])].map(groupOf))
      const [owner = ''] = owners
      const isOwned = owners.size === 1 && owner !== file && !isEntry(owner) && !isEntry(file)
      if (groupOf(file) !== file || !isOwned || isLater.has(file) || later.get(file)?.length) continue
      for (const [part, target] of groups) if (target === file) groups.set(part, owner)
      groups.set(file, owner).set(owner, owner)
      found = true
    }
  }
  return groups
}

/** Returns what a module loads at once, itself included. */
export function closureOf(modules: Modules, start: string): Set<string> {
  const closure = new Set([start])
  // A set visits what is added to it on the way.
  for (const file of closure) for (const imported of modules.get(file) ?? []) closure.add(imported)
  return closure
}

/** Lists the files that import each other at once, also through others. */
export function findCircles(modules: Modules): string[] {
  const isInCircle = ([file, imports]: readonly [string, readonly string[]]) =>
    imports.some((imported) => closureOf(modules, imported).has(file))
  return [...modules].filter(isInCircle).map(([file]) => file)
}
