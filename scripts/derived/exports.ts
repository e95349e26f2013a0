import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { root } from '../checks/files.ts'
import type { Files } from '../derive.ts'

/** Writes the public names of every module in `packages/*\/src/exports`, one line each, for a reviewer to read as a diff. */
export function writeExports(directory: string = root): Files {
  const entries = listEntries(directory)
  const program = readEntries(entries.map((entry) => join(directory, entry)))
  const checker = program.getTypeChecker()
  return Object.fromEntries(
    entries.map((entry) => {
      const source = program.getSourceFile(join(directory, entry))
      const module = source && checker.getSymbolAtLocation(source)
      const exported = module ? checker.getExportsOfModule(module) : []
      if (exported.length === 0)
        throw new Error(`${entry} exports nothing; an entry point without exports is a mistake.`)
      const sorted = exported.sort((left, right) => (left.name < right.name ? -1 : 1))
      return [snapshotOf(entry), sorted.map((symbol) => `${kindOf(symbol, checker)} ${symbol.name}\n`).join('')]
    }),
  )
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
function readEntries(files: readonly string[]): ts.Program {
  return ts.createProgram(files, {
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  })
}

function snapshotOf(entry: string): string {
  const [, package_] = entry.split('/')
  const name = basename(entry, '.ts')
  return `api/${package_}${name === 'index' ? '' : `.${name}`}.txt`
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): 'value' | 'type' | 'value+type' {
  const typeOnly = symbol.declarations?.some(
    (declaration) =>
      ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly),
  )
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const isValue = !typeOnly && (target.flags & ts.SymbolFlags.Value) !== 0
  const isType = (target.flags & ts.SymbolFlags.Type) !== 0
  if (isValue && isType) return 'value+type'
  return isValue ? 'value' : 'type'
}
