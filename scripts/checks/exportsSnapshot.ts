import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './files.ts'

/** The public names of one entry point, one line each, in a file of `api/` that a reviewer reads as a diff. */
export type ExportsSnapshot = { file: string; lines: string[] }

/** Reads the exports of every module in `packages/*\/src/exports`. */
export function listExports(directory: string = root, program: ts.Program = readEntries(directory)): ExportsSnapshot[] {
  const entries = listEntries(directory)
  const checker = program.getTypeChecker()
  return entries.map((entry) => {
    const source = program.getSourceFile(join(directory, entry))
    const module = source && checker.getSymbolAtLocation(source)
    const exported = module ? checker.getExportsOfModule(module) : []
    if (exported.length === 0) throw new Error(`${entry} exports nothing; an entry point without exports is a mistake.`)
    const lines = exported.map((symbol) => `${kindOf(symbol, checker)} ${symbol.name}`)
    return { file: snapshotFile(entry), lines: lines.sort(byName) }
  })
}

/** Every file here is published as an entry point, so a test beside them would be, too. */
function listEntries(directory: string): string[] {
  const entries = globSync('packages/*/src/exports/**/*.{ts,tsx}', { cwd: directory }).sort()
  const stranger = entries.find((entry) => !/exports\/[\w-]+\.ts$/.test(entry))
  if (stranger)
    throw new Error(`${stranger} is not an entry point; a test of one belongs into \`test/\` of its package.`)
  return entries
}

/** Reads the entry points and what they import, without the library of types: only names and their kinds matter here. */
function readEntries(directory: string): ts.Program {
  return ts.createProgram(
    listEntries(directory).map((entry) => join(directory, entry)),
    {
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      noEmit: true,
      noLib: true,
      types: [],
    },
  )
}

/** Returns what differs between the stored snapshots and the sources: empty when both agree. */
export function compareExports(directory: string = root, program?: ts.Program): string[] {
  const current = listExports(directory, program)
  const stored = globSync('api/*.txt', { cwd: directory })
  const removed = stored.filter((file) => !current.some((snapshot) => snapshot.file === file))
  const changed = current.flatMap(({ file, lines }) => {
    const before = stored.includes(file) ? readFileSync(join(directory, file), 'utf8').split('\n').filter(Boolean) : []
    return [
      ...before.filter((line) => !lines.includes(line)).map((line) => `${file}: - ${line}`),
      ...lines.filter((line) => !before.includes(line)).map((line) => `${file}: + ${line}`),
    ]
  })
  return [...removed.map((file) => `${file}: its entry point is gone`), ...changed]
}

/** Stores the present exports as the expected ones. */
export function writeExports(directory: string = root): void {
  const folder = join(directory, 'api')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const { file, lines } of listExports(directory)) writeFileSync(join(directory, file), `${lines.join('\n')}\n`)
}

function snapshotFile(entry: string): string {
  const [, package_, , , module] = entry.split('/') as [string, string, string, string, string]
  return `api/${package_}${module === 'index.ts' ? '' : `.${module.replace(/\.ts$/, '')}`}.txt`
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): 'value' | 'type' | 'value+type' {
  const typeOnly = symbol.declarations?.some(
    (declaration) =>
      ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly),
  )
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  if (!target.declarations?.length) {
    throw new Error(`${symbol.name} is exported but leads nowhere; the module it names does not export it.`)
  }
  const isValue = !typeOnly && (target.flags & ts.SymbolFlags.Value) !== 0
  const isType = (target.flags & ts.SymbolFlags.Type) !== 0
  if (isValue && isType) return 'value+type'
  return isValue ? 'value' : 'type'
}

function byName(left: string, right: string): number {
  const [a, b] = [left, right].map((line) => line.slice(line.indexOf(' ') + 1)) as [string, string]
  return a < b ? -1 : a > b ? 1 : 0
}

/** Prints what differs, also for `sources.ts`. Returns whether nothing does. */
export function reportExports(program?: ts.Program): boolean {
  const differences = compareExports(root, program)
  for (const difference of differences) console.error(difference)
  if (differences.length > 0)
    console.error('The public exports changed. If that is meant: `pnpm derive`, and a line in CHANGELOG.md.')
  console.log(`${listEntries(root).length} entry points, ${differences.length} differences`)
  return differences.length === 0 && listEntries(root).length > 40
}

if (import.meta.main) {
  if (process.argv.includes('--update')) writeExports()
  if (!reportExports()) process.exitCode = 1
}
