import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../places.ts'

/** The packages whose entry points have a page of the API. */
const described = ['core', 'react', 'platform', 'sandbox', 'locales'] as const

/** One entry point: its file below the repository, and the name that it is imported by. */
export type Entry = {
  readonly package_: string
  readonly name: string
  readonly file: string
  readonly specifier: string
}

export function listEntries(): Entry[] {
  return described.flatMap((package_) =>
    globSync(`packages/${package_}/src/exports/*.ts`, { cwd: root })
      .sort()
      .map((file) => {
        const name = /([\w-]+)\.ts$/.exec(file)?.[1] ?? ''
        const specifier = `@countersign/${package_}${name === 'index' ? '' : `/${name}`}`
        return { package_, name, file, specifier }
      }),
  )
}

/** Reads every entry point with all types, as an editor does. */
export function createProgram(entries: readonly Entry[]): ts.Program {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  return ts.createProgram(
    entries.map(({ file }) => join(root, file)),
    options,
  )
}

/** The exports of an entry point, by name, each as what it stands for. */
export function exportsOf(program: ts.Program, { file }: Pick<Entry, 'file'>): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(join(root, file))
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is not a module`)
  const found = checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolve(checker, symbol)] as const)
  return new Map(found.sort(([one], [other]) => one.localeCompare(other)))
}

export function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** What a docstring says, in Markdown. */
export function documentationOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
}

/** The file of a declaration, below the repository. */
export function fileOf(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName.slice(root.length + 1) ?? ''
}
