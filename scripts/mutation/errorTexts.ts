/** The part of a Babel path that is read here. */
export type SyntaxPath = {
  node: { type: string; value?: unknown; properties?: readonly { key?: { name?: string } }[] }
  parent: { type: string; key?: { name?: string }; callee?: { name?: string } }
  findParent: (matches: (path: SyntaxPath) => boolean) => SyntaxPath | null
}

const reason = 'The text of an error is for people; tests and code decide by its code.'

/**
 * Leaves the texts of errors as they are: the value of `message`, an object with nothing else, the argument of
 * `new …Error`, and words within a `throw`. A test that noticed a change there would only repeat the text.
 */
export function ignoreErrorText(path: SyntaxPath): string | undefined {
  const { node, parent } = path
  const { properties = [] } = node
  if (properties.length === 1 && properties[0]?.key?.name === 'message') return reason
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined
  const isMessage = parent.type === 'ObjectProperty' && parent.key?.name === 'message'
  const isOfError = parent.type === 'NewExpression' && parent.callee?.name?.endsWith('Error') === true
  const hasWords = node.type === 'StringLiteral' && String(node.value).includes(' ')
  const isThrown = () => path.findParent(isThrowOrFunction)?.node.type === 'ThrowStatement'
  return isMessage || isOfError || (hasWords && isThrown()) ? reason : undefined
}

function isThrowOrFunction({ node }: SyntaxPath): boolean {
  return node.type === 'ThrowStatement' || /Function/.test(node.type)
}

/** What Stryker looks for in a plugin. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'error-texts', value: { shouldIgnore: ignoreErrorText } }]
