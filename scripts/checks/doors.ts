import { join, relative } from 'node:path'
import ts from 'typescript'
import { lineOf, listModules, root } from './files.ts'

const anywhere = [/./]
/** Asks whether the page stands inside of another one. */
const checkPasskeys = /^packages\/core\/src\/webauthn\/checkPasskeys\.ts$/

/**
 * Where each global may be read, or a member of one; a global with an empty list may be read nowhere. The object that holds
 * all globals may not even be named, but for these members.
 */
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
  'window.addEventListener': anywhere,
  'window.removeEventListener': anywhere,
  'window.print': anywhere,
  'window.parent': [checkPasskeys],
  window: [checkPasskeys],
  'globalThis.isSecureContext': anywhere,
  'globalThis.origin': anywhere,
  globalThis: [],
  self: [],
  top: [],
  parent: [],
  frames: [],
  global: [],
  XMLHttpRequest: [],
  WebSocket: [],
  EventSource: [],
  eval: [],
  Function: [],
}

/** Members that lead outside from wherever they are: the global object of a document, and a request of the navigator's. */
const closedMembers = ['defaultView', 'sendBeacon']

/** The sources that run in a browser, and so the ones that the doors close. */
export function browserSources(directory: string = root): string[] {
  return listModules('packages/{core,react}/src', directory).map((file) => join(directory, file))
}

/** Lists every read of a guarded global outside its door, found in the syntax tree with its scopes resolved. */
export function checkDoors(directory: string = root): string[] {
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
        .map(({ node, name }) => `${file}:${lineOf(source, node)} reads ${name} outside its door`)
    })
}

type Read = { node: ts.Node; name: string }

function createReader(program: ts.Program): (source: ts.SourceFile) => Read[] {
  const isGlobal = createScope(program)

  function readOf(node: ts.Node): string | undefined {
    if (isMemberAccess(node)) return closedMembers.find((member) => member === memberName(node))
    // `typeof navigator` checks for existence, and touches nothing.
    const isRead = ts.isIdentifier(node) && isReference(node) && !ts.isTypeOfExpression(node.parent)
    return isRead && Object.hasOwn(doors, node.text) && isGlobal(node) ? withMember(node) : undefined
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

/** The name of a global, with the member that is read from it where that has a door of its own. */
function withMember(node: ts.Identifier): string {
  const { parent } = node
  const member = isMemberAccess(parent) && parent.expression === node ? `${node.text}.${memberName(parent)}` : ''
  return Object.hasOwn(doors, member) ? member : node.text
}

type MemberAccess = ts.PropertyAccessExpression | ts.ElementAccessExpression

function isMemberAccess(node: ts.Node): node is MemberAccess {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
}

function memberName(node: MemberAccess): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : undefined
}
