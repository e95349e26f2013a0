import { join, relative } from 'node:path'
import ts from 'typescript'
import { lineOf, listModules, readTsConfig, root } from './files.ts'

/** Everything that runs in a browser or on a server. */
export function productSources(directory: string = root): string[] {
  return listModules(['packages/*/src', 'apps/*/{src,server}'], directory).map((file) => join(directory, file))
}

/**
 * Lists every read of a table by a key that can be any string. `table[key]` and `key in table` also find what every
 * object inherits, such as `constructor`; `lookUp` and `Object.hasOwn` do not. A key counts as safe when its type is a
 * number, a symbol or a union of literals; a type assertion about a key proves nothing and is ignored.
 */
export function findOpenLookups(directory: string = root, program: ts.Program = readSources(directory)): string[] {
  const readsOpenly = createJudge(program.getTypeChecker())
  return productSources(directory)
    .map((name) => program.getSourceFile(name) ?? raise(`${name} is not part of the program.`))
    .flatMap((source) =>
      descendants(source)
        .filter(readsOpenly)
        .map((node) => {
          const place = `${relative(directory, source.fileName)}:${lineOf(source, node)}`
          return `${place} also finds inherited members; use lookUp: ${node.getText(source).replace(/\s+/g, ' ')}`
        }),
    )
}

function readSources(directory: string): ts.Program {
  return ts.createProgram(productSources(directory), readTsConfig().options)
}

function raise(message: string): never {
  throw new Error(message)
}

/** The one place that may: it checks whether the entry is the table's own. */
const lookUpFile = /packages\/core\/src\/wire\/lookUp\.ts$/

function createJudge(checker: ts.TypeChecker): (node: ts.Node) => boolean {
  function isOpen(key: ts.Expression): boolean {
    const asserted = descendants(key).filter((node) => ts.isAsExpression(node))
    return [key, ...asserted.map(({ expression }) => expression)].some(
      (expression) => !isBounded(checker.getTypeAtLocation(expression)),
    )
  }

  function isBounded(type: ts.Type): boolean {
    const constraint = checker.getBaseConstraintOfType(type) ?? type
    const safe = ts.TypeFlags.NumberLike | ts.TypeFlags.ESSymbolLike | ts.TypeFlags.StringLiteral
    return (constraint.isUnion() ? constraint.types : [constraint]).every(({ flags }) => (flags & safe) !== 0)
  }

  return (node) => {
    if (lookUpFile.test(node.getSourceFile().fileName)) return false
    if (ts.isElementAccessExpression(node)) return !isWritten(node) && isOpen(node.argumentExpression)
    if (ts.isBindingElement(node) && node.propertyName && ts.isComputedPropertyName(node.propertyName))
      return isOpen(node.propertyName.expression)
    return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && isOpen(node.left)
  }
}

function isWritten(node: ts.Node): boolean {
  const { parent } = node
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  )
}

function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [node]
  ts.forEachChild(node, (child) => {
    found.push(...descendants(child))
  })
  return found
}

/** Prints what was found, also for `sources.ts`. Returns whether nothing was. */
export function reportLookups(program?: ts.Program): boolean {
  const lookups = findOpenLookups(root, program)
  for (const lookup of lookups) console.error(lookup)
  console.log(`${productSources().length} modules read, ${lookups.length} lookups by a key that can be any string`)
  return lookups.length === 0 && productSources().length > 400
}
