import { join, relative } from 'node:path'
import ts from 'typescript'
import { lineOf, listModules, root } from './files.ts'

/** One place where the outside world is reached from where it may not be. */
export type DoorViolation = { file: string; line: number; name: string }

/** Where each global may be read; a global with an empty list may be read nowhere. */
const doors: Record<string, readonly RegExp[]> = {
  // `send` for an answer, `events` for a stream of them.
  fetch: [/^packages\/core\/src\/api\/(send|events)\.ts$/],
  crypto: [/^packages\/core\/src\/crypto\//],
  indexedDB: [/^packages\/core\/src\/storage\//],
  sessionStorage: [/^packages\/core\/src\/storage\//],
  localStorage: [/^packages\/core\/src\/storage\//],
  BroadcastChannel: [/^packages\/core\/src\/storage\//],
  navigator: [/^packages\/core\/src\/webauthn\//],
  PublicKeyCredential: [/^packages\/core\/src\/webauthn\//],
  'navigator.locks': [/^packages\/core\/src\/storage\//],
  'navigator.storage': [/^packages\/core\/src\/storage\//],
  // The clipboard belongs to the screen; secrets that go there are taken out again.
  'navigator.clipboard': [/^packages\/react\/src\/primitives\/clipboard\//],
  'navigator.permissions': [/^packages\/react\/src\/primitives\/clipboard\/copyTemporarily\.ts$/],
  // The browser's own dialog for sharing a receipt.
  'navigator.share': [/^packages\/react\/src\/payment\/payment-result\/shareText\.ts$/],
  XMLHttpRequest: [],
  WebSocket: [],
  EventSource: [],
  sendBeacon: [],
  eval: [],
  Function: [],
}

/** Every name for the object that holds all globals, and for another window's. */
const globalObjects = new Set(['globalThis', 'window', 'self', 'top', 'parent', 'frames', 'defaultView', 'global'])

/** The sources that run in a browser, and so the ones that the doors close. */
export function browserSources(directory: string = root): string[] {
  return listModules('packages/{core,react}/src', directory).map((file) => join(directory, file))
}

/** Lists every read of a guarded global outside its door, found in the syntax tree with its scopes resolved. */
export function checkDoors(directory: string = root): DoorViolation[] {
  const program = ts.createProgram(browserSources(directory), {
    // Imports stay unresolved: a name that is imported is not a global, and nothing else matters here.
    noResolve: true,
    types: [],
    // Every file has a scope of its own, so that one file's variable never hides a global from another.
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
  })
  const reader = createReader(program)
  return program
    .getRootFileNames()
    .map((name) => program.getSourceFile(name))
    .filter((source) => source !== undefined)
    .flatMap((source) => {
      const file = relative(directory, source.fileName)
      return reader(source)
        .filter(({ name }) => !doors[name]?.some((door) => door.test(file)))
        .map(({ node, name }) => ({ file, line: lineOf(source, node), name }))
    })
}

type Read = { node: ts.Node; name: string }

function createReader(program: ts.Program): (source: ts.SourceFile) => Read[] {
  const isGlobal = createScope(program)

  function isGlobalObject(node: ts.Expression): boolean {
    const inner = unwrap(node)
    if (ts.isIdentifier(inner)) return globalObjects.has(inner.text) && isGlobal(inner)
    const member = memberName(inner)
    return member !== undefined && globalObjects.has(member) && isGlobalHolder(inner)
  }

  /** `window.self` and `document.defaultView`, but not `rectangle.top`. */
  function isGlobalHolder(node: ts.Expression): boolean {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false
    return memberName(node) === 'defaultView' || isGlobalObject(node.expression)
  }

  function readOf(node: ts.Node): string | undefined {
    if (ts.isIdentifier(node) && isReference(node)) {
      if (Object.hasOwn(doors, node.text) && isGlobal(node) && !isExistenceTest(node))
        return withMember(node, node.text)
      if (globalObjects.has(node.text) && isGlobal(node) && isHandedOn(node)) return node.text
    }
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined
    const member = memberName(node)
    if (member === 'sendBeacon') return member
    if (isGlobalObject(node) && isHandedOn(node)) return member
    if (!isGlobalObject(node.expression)) return undefined
    if (member === undefined) return 'a computed member of the global object'
    return Object.hasOwn(doors, member) ? withMember(node, member) : undefined
  }

  return (source) => {
    const reads: Read[] = []
    visit(source, (node) => {
      const name = readOf(node)
      if (name !== undefined) reads.push({ node, name })
    })
    return reads
  }
}

/** Returns whether an identifier means the browser's own global rather than a variable, parameter or import. */
function createScope(program: ts.Program): (node: ts.Identifier) => boolean {
  const checker = program.getTypeChecker()
  return (node) => {
    const symbol = checker.resolveName(node.text, node, ts.SymbolFlags.Value, false)
    return (symbol?.declarations ?? []).every(
      (declaration) =>
        program.isSourceFileDefaultLibrary(declaration.getSourceFile()) ||
        // `declare const fetch` names the global; it does not make another one.
        ts.findAncestor(declaration, isDeclared) !== undefined,
    )
  }
}

function isDeclared(node: ts.Node): boolean {
  if (!ts.canHaveModifiers(node)) return false
  return ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false
}

function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  // Types are gone when the program runs; a class's `extends` is the one type node that is also evaluated.
  if (ts.isTypeNode(node)) {
    if (ts.isExpressionWithTypeArguments(node)) visit(node.expression, callback)
    return
  }
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
  callback(node)
  ts.forEachChild(node, (child) => visit(child, callback))
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node
  const named = parent as { name?: ts.Node; propertyName?: ts.Node }
  return named.name !== node && named.propertyName !== node
}

/** Used as a value of its own, so that what is read from it can no longer be seen. */
function isHandedOn(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isNonNullExpression(parent)) {
    return isHandedOn(parent)
  }
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) return parent.expression !== node
  // A comparison identifies the object, and passes nothing on.
  return !ts.isTypeOfExpression(parent) && !isComparison(parent)
}

function isComparison(node: ts.Node): boolean {
  const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken } = ts.SyntaxKind
  return (
    ts.isBinaryExpression(node) &&
    [EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken].some((kind) => kind === node.operatorToken.kind)
  )
}

/** `typeof navigator` checks for existence, and touches nothing. */
function isExistenceTest(node: ts.Identifier): boolean {
  return ts.isTypeOfExpression(node.parent)
}

function withMember(node: ts.Expression, name: string): string {
  if (name !== 'navigator') return name
  const { parent } = node
  const isObject =
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === node
  const member = isObject ? memberName(parent) : undefined
  return member !== undefined && Object.hasOwn(doors, `${name}.${member}`) ? `${name}.${member}` : name
}

function memberName(node: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return node.argumentExpression.text
  }
  return undefined
}

function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
    return unwrap(node.expression)
  }
  return node
}
