import ts from 'typescript'
import { type CreateNameCheck, visit } from './names.ts'

/** The one place that may: it checks whether the entry is the table's own. */
const lookUpFile = 'packages/core/src/wire/lookUp.ts'

/**
 * Finds every read of a table by a key that can be any string. `table[key]` and `key in table` also find what every object
 * inherits, such as `constructor`; `lookUp` and `Object.hasOwn` do not. A key counts as safe when its type is a number, a
 * symbol or a union of literals; a type assertion about a key proves nothing and is ignored.
 */
export const createLookupCheck: CreateNameCheck = (program) => {
  const checker = program.getTypeChecker()

  function isOpen(key: ts.Expression): boolean {
    const expressions = [key]
    visit(key, (node) => {
      if (ts.isAsExpression(node)) expressions.push(node.expression)
    })
    return expressions.some((expression) => !isBounded(checker.getTypeAtLocation(expression)))
  }

  function isBounded(type: ts.Type): boolean {
    const constraint = checker.getBaseConstraintOfType(type) ?? type
    const safe = ts.TypeFlags.NumberLike | ts.TypeFlags.ESSymbolLike | ts.TypeFlags.StringLiteral
    return (constraint.isUnion() ? constraint.types : [constraint]).every(({ flags }) => (flags & safe) !== 0)
  }

  return (node, file) => {
    const key = file === lookUpFile ? undefined : keyOf(node)
    const isFault = key !== undefined && isOpen(key)
    return isFault ? `also finds inherited members; use lookUp: ${node.getText().replace(/\s+/g, ' ')}` : undefined
  }
}

/** The expression that names a member to read. */
function keyOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isElementAccessExpression(node)) return isWritten(node) ? undefined : node.argumentExpression
  if (ts.isBindingElement(node) && node.propertyName && ts.isComputedPropertyName(node.propertyName))
    return node.propertyName.expression
  const isIn = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword
  return isIn ? node.left : undefined
}

function isWritten(node: ts.Node): boolean {
  const { parent } = node
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  )
}
