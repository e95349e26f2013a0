import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const core = join(root, 'packages/core/src')

/** A declaration at the top of a file, as `file#name`. */
type Place = string

/** What the declarations at the top of one file use. */
type SourceUses = {
  readonly file: string
  /** The places that each declaration uses, by its name. */
  readonly byName: ReadonlyMap<string, ReadonlySet<Place>>
}

/**
 * Finds the operations that a component of the library calls: follows what controllers, sessions, the client and React
 * components use, declaration by declaration, down to the descriptions in `wire/`. A function that is only exported for
 * hosts is no component.
 *
 * @returns the names of the descriptions, each with the file that it stands in.
 */
export function findCalledOperations(): readonly { readonly file: string; readonly name: string }[] {
  const sources = globSync('packages/core/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/exports\//.test(file))
    .map((file) => readUses(join(root, file)))
  const uses = new Map(
    sources.flatMap(({ file, byName }) => [...byName].map(([name, used]) => [`${file}#${name}`, used])),
  )
  const imported = namesThatReactImports()
  const open = [...uses.keys()].filter((place) => isRoot(place) || imported.has(place.split('#')[1] ?? ''))
  const reached = new Set<Place>(open)
  for (const place of reached) for (const used of uses.get(place) ?? []) reached.add(used)
  return [...reached]
    .map((place) => place.split('#') as [string, string])
    .filter(([file]) => file.startsWith(join(core, 'wire')))
    .map(([file, name]) => ({ file, name }))
}

function isRoot(place: Place) {
  return /^(?:controllers\/|session\/|createWalletClient\.ts)/.test(place.slice(core.length + 1))
}

/** The names of functions that React components take from the core. */
function namesThatReactImports(): ReadonlySet<string> {
  const files = globSync('packages/react/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const names = files.flatMap((file) =>
    parse(join(root, file)).statements.flatMap((statement) =>
      ts.isImportDeclaration(statement) && textOf(statement.moduleSpecifier).startsWith('@countersign/core')
        ? namedImportsOf(statement).map(({ name }) => name)
        : [],
    ),
  )
  return new Set(names)
}

function parse(file: string) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

function textOf(node: ts.Node) {
  return ts.isStringLiteral(node) ? node.text : ''
}

/** The values that an import brings: types call nothing. */
function namedImportsOf({ importClause }: ts.ImportDeclaration) {
  const bindings = importClause?.namedBindings
  if (!bindings || !ts.isNamedImports(bindings) || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, local: name.text }))
}

function readUses(file: string): SourceUses {
  const { statements } = parse(file)
  const places = new Map<string, Place>()
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement))
      for (const { name, local } of namedImportsOf(statement))
        places.set(local, `${resolve(dirname(file), textOf(statement.moduleSpecifier))}#${name}`)
    for (const name of declaredNames(statement)) places.set(name, `${file}#${name}`)
  }
  const byName = new Map<string, ReadonlySet<Place>>()
  for (const statement of statements) {
    for (const { name, from } of passedOn(statement))
      byName.set(name, new Set([`${resolve(dirname(file), from)}#${name}`]))
    const used = new Set<Place>()
    collect(statement, { file, places, used })
    for (const name of declaredNames(statement)) byName.set(name, used)
  }
  return { file, byName }
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []))
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

/** What a file exports of another file. */
function passedOn(statement: ts.Statement) {
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) return []
  const from = textOf(statement.moduleSpecifier)
  if (!ts.isNamedExports(statement.exportClause)) return []
  return statement.exportClause.elements.map(({ name }) => ({ name: name.text, from }))
}

function collect(
  node: ts.Node,
  parameters: { file: string; places: ReadonlyMap<string, Place>; used: Set<Place> },
): void {
  const { file, places, used } = parameters
  if (ts.isTypeNode(node)) return
  const place = ts.isIdentifier(node) ? places.get(node.text) : undefined
  if (place !== undefined) used.add(place)
  // A module that is loaded later may be used as a whole.
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    for (const later of placesOf(resolve(dirname(file), textOf(node.arguments[0] ?? node)))) used.add(later)
  node.forEachChild((child) => collect(child, parameters))
}

function placesOf(file: string): Place[] {
  if (!existsSync(file)) return []
  return parse(file).statements.flatMap((statement) =>
    [...declaredNames(statement), ...passedOn(statement).map(({ name }) => name)].map((name) => `${file}#${name}`),
  )
}
