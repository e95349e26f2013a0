import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../places.ts'
import { type Component, readComponent } from './components.ts'
import { documentationOf, type Entry, exportsOf, fileOf, resolve } from './program.ts'

export type Hook = { readonly name: string; readonly meaning: string; readonly signature: string }

/** What the code says about one journey. */
export type Journey = {
  readonly entry: Entry
  /** Its folder in `packages/react/src`. */
  readonly folder: string
  readonly screens: readonly Component[]
  /** Parts by the name that they are used below, such as `SessionList`. */
  readonly parts: readonly { readonly namespace: string; readonly components: readonly Component[] }[]
  readonly hooks: readonly Hook[]
  readonly classNames: readonly string[]
  /** Declarations of messages and of sentences about errors, as they stand in the code. */
  readonly messages: readonly string[]
}

export function readJourney(program: ts.Program, entry: Entry): Journey {
  const checker = program.getTypeChecker()
  const exported = [...exportsOf(program, entry)]
  const screens = exported.flatMap(([name, symbol]) => readComponent(checker, symbol, name) ?? [])
  const parts = exported
    .filter(([, symbol]) => symbol.flags & ts.SymbolFlags.ValueModule)
    .map(([namespace, symbol]) => ({
      namespace,
      components: checker
        .getExportsOfModule(symbol)
        .flatMap((part) => readComponent(checker, resolve(checker, part), part.name) ?? []),
    }))
  const hooks = exported
    .filter(([name, { flags }]) => /^use[A-Z]/.test(name) && flags & ts.SymbolFlags.Value)
    .map(([name, symbol]) => readHook(checker, symbol, name))
  const folder = dirname(fileOf(exported.find(([name]) => name !== 'default')?.[1] as ts.Symbol))
  const files = globSync('*.{ts,tsx}', { cwd: join(root, folder) }).filter((file) => !file.includes('.test.'))
  const texts = files.sort().map((file) => [file, readFileSync(join(root, folder, file), 'utf8')] as const)
  const classNames = texts.flatMap(([, text]) => [...text.matchAll(/\bcs-[\w-]+/g)].map(([name]) => name))
  return {
    entry,
    folder,
    screens,
    parts,
    hooks,
    classNames: [...new Set(classNames)].sort(),
    messages: texts.filter(([file]) => /Messages\.tsx?$/.test(file)).flatMap(([, text]) => readMessages(text)),
  }
}

function readHook(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): Hook {
  const type = checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration as ts.Node)
  const [signature] = type.getCallSignatures()
  const text = signature ? checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation) : ''
  return { name, meaning: documentationOf(checker, symbol), signature: `${name}${text}` }
}

/** The exported objects of words, with what they say about themselves. */
function readMessages(text: string): string[] {
  const source = ts.createSourceFile('messages.tsx', text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map((statement) => statement.getText())
}
