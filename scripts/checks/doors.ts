import ts from 'typescript'
import type { CreateNameCheck } from './names.ts'

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
  // The camera, for a QR code; its pictures go nowhere.
  'navigator.mediaDevices': [/^packages\/react\/src\/payees\/payee-form\/readCode\.ts$/],
  // The browser's own dialog for sharing a receipt.
  'navigator.share': [/^packages\/react\/src\/payment\/payment-result\/shareText\.ts$/],
  // A wallet that an extension put into the page.
  ethereum: [/^packages\/react\/src\/payees\/wallet-ownership\/injectedWallets\.ts$/],
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
const browserSources = /^packages\/(core|react)\/src\//

/** Finds every read of a guarded global outside its door. */
export const createDoorCheck: CreateNameCheck = (program) => {
  const isGlobal = createScope(program)

  function readOf(node: ts.Node): string | undefined {
    if (isMemberAccess(node)) return closedMembers.find((member) => member === memberName(node))
    // `typeof navigator` checks for existence, and touches nothing.
    const isRead = ts.isIdentifier(node) && isReference(node) && !ts.isTypeOfExpression(node.parent)
    return isRead && Object.hasOwn(doors, node.text) && isGlobal(node) ? withMember(node) : undefined
  }

  return (node, file) => {
    const name = browserSources.test(file) ? readOf(node) : undefined
    const isAllowed = name === undefined || doors[name]?.some((door) => door.test(file))
    return isAllowed ? undefined : `reads ${name} outside its door`
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
