import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { lineOf, listModules, root } from './files.ts'

/** Lines of a function, with the closures in it: the linter counts each of them by itself. */
const longest = 80

/** What is longer, by file. None may be added; when one is divided, its line goes. */
const known: { readonly [file: string]: readonly string[] } = {
  'packages/core/src/controllers/payment/quoteOffer.ts': ['createQuoteOffer'],
  'packages/core/src/controllers/payment/quotePayment.ts': ['createQuotePayment'],
  'packages/core/src/controllers/sca/scaChallenge.ts': ['createScaChallenge'],
  'packages/core/src/session/liveEvents.ts': ['createLiveEvents'],
  'packages/core/src/session/sessionManager.ts': ['createSessionManager'],
  'packages/core/src/storage/records.ts': ['openRecords'],
  // A list of tables, each with a line of its own.
  'packages/sandbox/src/state/state.ts': ['createTables'],
}

/**
 * Lists what the syntax of a module in `packages/*\/src` shows by itself: variables that outlive a call, which every client on
 * a page and every request on a server would share, and functions with more lines than can be read at once.
 */
export function findModuleFaults(directory: string = root): string[] {
  return listModules('packages/*/src', directory).flatMap((file) => {
    const code = readFileSync(join(directory, file), 'utf8')
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
    return [...findState(source), ...findLongFunctions(source)].map(
      ({ node, fault }) => `${file}:${lineOf(source, node)} ${fault}`,
    )
  })
}

type Fault = { node: ts.Node; fault: string }

/** Every `let` and `var` at the top. */
function findState({ statements }: ts.SourceFile): Fault[] {
  return statements
    .filter((statement) => ts.isVariableStatement(statement))
    .map(({ declarationList }) => declarationList)
    .filter(({ flags }) => (flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const)
    .map((node) => {
      const names = node.declarations.map(({ name }) => name.getText()).join(', ')
      return { node, fault: `keeps ${names} in the module; pass it in` }
    })
}

function findLongFunctions(source: ts.SourceFile): Fault[] {
  const found: Fault[] = []
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line

  function visit(node: ts.Node): void {
    const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1
    // What is inside of a long function is counted with it.
    if (isFunction(node) && lines > longest)
      found.push({ node, fault: `${nameOf(node)} has ${lines} lines, more than can be read` })
    else node.forEachChild(visit)
  }
  visit(source)
  const names = known[source.fileName] ?? []
  const isAbout = (name: string, { fault }: Fault) => fault.startsWith(`${name} `)
  const divided = names.filter((name) => !found.some((fault) => isAbout(name, fault)))
  return [
    ...found.filter((fault) => !names.some((name) => isAbout(name, fault))),
    ...divided.map((name) => ({
      node: source,
      fault: `${name} is divided: its line in the list of what is longer goes`,
    })),
  ]
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

/** The name of a function, or of what it is assigned to. */
function nameOf(node: ts.FunctionLikeDeclaration): string {
  const named = node.name ?? ('name' in node.parent ? (node.parent.name as ts.Node | undefined) : undefined)
  return named?.getText() ?? 'a closure'
}
