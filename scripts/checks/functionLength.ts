import ts from 'typescript'
import { parsePackages } from './files.ts'

/** A function that is too long to be read at once. */
export type LongFunction = { file: string; name: string; lines: number }

/** Lines of a function, with the closures in it: the linter counts each of them by itself. */
const longest = 80

/** What is longer, by file. None may be added; when one is divided, its line goes. */
const known: { readonly [file: string]: readonly string[] } = {
  'packages/core/src/controllers/payees/payeeForm.ts': ['createPayeeForm'],
  'packages/core/src/controllers/payment/quoteOffer.ts': ['createQuoteOffer'],
  'packages/core/src/controllers/payment/quotePayment.ts': ['createQuotePayment'],
  'packages/core/src/controllers/sca/scaChallenge.ts': ['createScaChallenge'],
  'packages/core/src/controllers/sca/scaFactorReset.ts': ['createScaFactorReset'],
  'packages/core/src/controllers/sca/scaProofOutcome.ts': ['createProofOutcome'],
  'packages/core/src/controllers/sca/scaSignIn.ts': ['createScaSignIn'],
  'packages/core/src/controllers/sca/totpEnrollment.ts': ['createTotpEnrollment'],
  'packages/core/src/controllers/sca/trustChange.ts': ['createTrustChange'],
  'packages/core/src/controllers/settings/walletExport.ts': ['createWalletExport'],
  'packages/core/src/controllers/sign-in/otpLogin.ts': ['createOtpLogin'],
  'packages/core/src/session/liveEvents.ts': ['createLiveEvents'],
  'packages/core/src/session/sessionManager.ts': ['createSessionManager'],
  'packages/core/src/storage/records.ts': ['openRecords'],
  'packages/platform/src/events/eventStream.ts': ['createEventStream'],
  // A list of tables, each with a line of its own.
  'packages/sandbox/src/state/state.ts': ['createTables'],
}

/** Lists the functions in `packages/*\/src` that have more lines than can be read at once. */
export function findLongFunctions(directory?: string): LongFunction[] {
  return parsePackages(directory)
    .flatMap(({ file, source }) => longFunctionsOf(file, source))
    .filter(({ file, name }) => !(known[file] ?? []).includes(name))
}

function longFunctionsOf(file: string, source: ts.SourceFile): LongFunction[] {
  const found: LongFunction[] = []
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line

  function visit(node: ts.Node): void {
    const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1
    // What is inside of a long function is counted with it.
    if (isFunction(node) && lines > longest) found.push({ file, name: nameOf(node), lines })
    else node.forEachChild(visit)
  }
  visit(source)
  return found
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

/** The name of a function, or of what it is assigned to. */
function nameOf(node: ts.FunctionLikeDeclaration): string {
  const named = node.name ?? ('name' in node.parent ? (node.parent.name as ts.Node | undefined) : undefined)
  return named?.getText() ?? 'a closure'
}
