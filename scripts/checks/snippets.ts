import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from './files.ts'
import { findDrift } from './shownFiles.ts'

/** One example in a page of the documentation. */
export type Snippet = {
  file: string
  /** Line of its first line of code. */
  line: number
  language: string
  code: string
  /** What it may take for granted, from a comment `<!-- given: … -->` in front of it: declarations, imports. */
  given: string
  /** The file of `examples/` that it shows, from a comment `<!-- from: … -->` in front of it. */
  from?: string
}

const fence = /^(?:<!-- (?:given:\s*\n?([\s\S]*?)|from: (\S+) )-->\n+)?```(\w+)\n([\s\S]*?)^```$/gm
const checkedLanguages = ['ts', 'tsx']

/** What differs from the settings of our own sources: a consumer's project need not know style sheets. */
export const snippetOptions: ts.CompilerOptions = {
  noUncheckedSideEffectImports: false,
  allowImportingTsExtensions: true,
}

/** The modules that examples may import although they are not installed here, with the parts that they use. */
const otherPackages = `
declare module '@/wallet' { export const wallet: (request: Request) => Promise<Response> }
declare module '@/payments' { export const createPayment: (request: Request) => Promise<Response> }
declare module 'next' {
  export type Metadata = { title?: string; icons?: { icon: string } }
  export type Viewport = { colorScheme?: string }
  type Header = { source: string; headers: { key: string; value: string }[] }
  export type NextConfig = { cacheComponents?: boolean; partialPrefetching?: boolean; headers?(): Promise<Header[]> }
}
declare module 'express' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  type Handler = (request: IncomingMessage & { path: string }, response: ServerResponse, next: () => void) => unknown
  type App = { use(handler: Handler): void; post(path: string, handler: Handler): void; listen(port: number): void }
  type Files = { setHeaders(response: ServerResponse): void }
  const express: { (): App; static(directory: string, options: Files): Handler }
  export default express
}
`

/** What examples import from the file beside them. */
const wallet = 'export declare const wallet: (request: Request) => Promise<Response>\n'

/** Lists the examples of a page that are checked: TypeScript, and files that are shown. */
export function findSnippets(page: { file: string; text: string }): Snippet[] {
  const found = [...page.text.matchAll(fence)].map((match) => {
    const { index, 0: whole, 1: given = '', 2: from, 3: language = '', 4: code = '' } = match
    const before = page.text.slice(0, index) + whole.slice(0, whole.indexOf(code, whole.indexOf('```')))
    return { file: page.file, line: before.split('\n').length, language, code, given, ...(from && { from }) }
  })
  return found.filter(({ from, language }) => from || checkedLanguages.includes(language))
}

/** Examples as modules of a program that are in no file. */
type TypedSnippets = {
  readonly files: readonly string[]
  readonly host: ts.CompilerHost
  /** Lists what is wrong by page and line, once a program has read the modules. */
  listFaults(program: ts.Program): string[]
}

/**
 * Makes modules of the examples that a consumer's strict project would have to compile, and compares the excerpts with their
 * files. Files of `projects` are type-checked where they are.
 */
export function readAsModules(
  snippets: readonly Snippet[],
  { options, projects = [] }: { options: ts.CompilerOptions; projects?: readonly string[] },
): TypedSnippets {
  const drift = findDrift(snippets.flatMap(({ from, ...snippet }) => (from ? [{ ...snippet, from }] : [])))
  const typed = snippets.filter(({ from }) => !from)
  // Next to its page, an example imports what the page's package can import.
  const places = new Map(typed.map((snippet, at) => [besidePage(snippet, `snippet${at}.${snippet.language}`), snippet]))
  const others = join(root, 'otherPackages.d.ts')
  const texts = new Map([[others, otherPackages]])
  for (const [path, snippet] of places) texts.set(path, textOf(snippet)).set(besidePage(snippet, 'wallet.ts'), wallet)
  const files = [...places.keys(), ...projects.map((file) => join(root, file))]
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  return {
    files: [...files, others],
    host,
    listFaults: (program) => [...drift, ...files.flatMap((path) => listFaults(program, path, places.get(path)))],
  }
}

function listFaults(program: ts.Program, path: string, snippet: Snippet | undefined): string[] {
  const source = program.getSourceFile(path)
  if (!source) throw new Error(`${path} is not part of the program.`)
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  return found.map(({ messageText, start = 0 }) => {
    const row = source.getLineAndCharacterOfPosition(start).line
    const place = snippet
      ? `${snippet.file}:${snippet.line + row - givenLines(snippet)}`
      : `${relative(root, path)}:${row + 1}`
    return `${place} ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`
  })
}

function besidePage({ file }: Snippet, name: string): string {
  return join(root, dirname(file), name)
}

/** Every example is a module of its own. */
function textOf({ code, given }: Snippet): string {
  return `${given ? `${given}\n` : ''}${code}\nexport {}\n`
}

function givenLines({ given }: Snippet): number {
  return given ? given.split('\n').length : 0
}

/** Reads the examples of every page. */
export function readPages(): Snippet[] {
  const packages = ['README.md', 'CONTRIBUTING.md', 'packages/*/README.md']
  const files = globSync([...packages, 'docs/*.md', 'examples/*.md', 'apps/docs/pages/*.md'], { cwd: root })
  return files.flatMap((file) => findSnippets({ file, text: readFileSync(join(root, file), 'utf8') }))
}
