import ts from 'typescript'
import type { Page } from './markdown.ts'
import { documentationOf, type Entry, exportsOf } from './react/program.ts'

/** Longer ones are read in an editor. */
const longestDeclaration = 4_000

/** The page of one entry point: each export with what it says about itself and its declaration. */
export function writeApi(program: ts.Program, entry: Entry): Page {
  const checker = program.getTypeChecker()
  const exported = [...exportsOf(program, entry)]
  const body = [
    `\`\`\`ts\nimport { ${exported.find(([, { flags }]) => flags & ts.SymbolFlags.Value)?.[0] ?? exported[0]?.[0]}${exported.length > 1 ? ', …' : ''} } from '${entry.specifier}'\n\`\`\``,
    ...(entry.name === 'index' && exported.length > 60
      ? [index(exported)]
      : exported.flatMap(([name, symbol]) => describe(checker, name, symbol))),
  ]
  const [, scope = ''] = entry.specifier.split('@countersign/')
  return {
    slug: `api/${entry.package_}/${entry.name}`,
    title: scope,
    description: `The ${exported.length} public names of ${entry.specifier}.`,
    body: body.join('\n\n'),
  }
}

/** An entry point that exports all journeys again only names them: each is described where it belongs. */
function index(exported: readonly (readonly [string, ts.Symbol])[]): string {
  return `All names of this package, which its other entry points describe:\n\n${exported.map(([name]) => `\`${name}\``).join(' ')}`
}

function describe(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string[] {
  const text = declare(checker, name, symbol)
  return [`## ${name}`, documentationOf(checker, symbol), text === '' ? '' : `\`\`\`ts\n${text}\n\`\`\``].filter(
    Boolean,
  )
}

function declare(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? []
  if (!declaration || symbol.flags & ts.SymbolFlags.ValueModule) return ''
  if (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration))
    return cut(declaration.getText().replace(/^export /, ''))
  if (ts.isClassDeclaration(declaration)) return `class ${name}`
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const signatures = type.getCallSignatures()
  if (signatures.length === 0)
    return cut(`const ${name}: ${checker.typeToString(type, undefined, ts.TypeFormatFlags.None)}`)
  if (/^[A-Z]/.test(name)) return ''
  return cut(signatures.map((signature) => `function ${name}${checker.signatureToString(signature)}`).join('\n'))
}

function cut(text: string): string {
  return text.length > longestDeclaration ? `${text.slice(0, longestDeclaration)}\n…` : text
}
