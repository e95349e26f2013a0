import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { readTsConfig, root } from './files.ts'
import { findDrift } from './shownFiles.ts'

/** Next to each page, so that an example imports what the page's package can import. */
const output = '.cache/snippets'

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

/** Lists the examples of a page that are checked: TypeScript, and files that are shown. */
export function findSnippets(page: { file: string; text: string }): Snippet[] {
  const found = [...page.text.matchAll(fence)].map((match) => {
    const { index, 0: whole, 1: given = '', 2: from, 3: language = '', 4: code = '' } = match
    const before = page.text.slice(0, index) + whole.slice(0, whole.indexOf(code, whole.indexOf('```')))
    return { file: page.file, line: before.split('\n').length, language, code, given, ...(from && { from }) }
  })
  return found.filter(({ from, language }) => from || checkedLanguages.includes(language))
}

/**
 * Compares the excerpts with their files, type-checks the other examples as a consumer's strict project would, and lists
 * what is wrong by page and line. Files of `projects` are type-checked where they are.
 *
 * @param createProgram Reads the files of all examples; by default nothing else.
 */
export function checkSnippets(
  snippets: readonly Snippet[],
  parameters: { projects?: readonly string[]; createProgram?: (files: readonly string[]) => ts.Program } = {},
): string[] {
  const { projects = [], createProgram = readSnippets } = parameters
  const excerpts = snippets.flatMap(({ from, ...snippet }) => (from ? [{ ...snippet, from }] : []))
  const typed = snippets.filter(({ from }) => !from)
  const drift = findDrift(excerpts)
  if (typed.length + projects.length === 0) return drift
  const written = writeSnippets(typed)
  const files = [...written.keys(), ...projects.map((file) => join(root, file))]
  const program = createProgram([...files, join(root, output, 'otherPackages.d.ts')])
  const faults = files.flatMap((path) => listFaults(program, path, written.get(path)))
  for (const folder of new Set(typed.map(outputOf))) rmSync(folder, { recursive: true })
  return [...drift, ...faults]
}

function readSnippets(files: readonly string[]): ts.Program {
  return ts.createProgram(files, { ...readTsConfig().options, ...snippetOptions })
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

function writeSnippets(snippets: readonly Snippet[]): Map<string, Snippet> {
  for (const folder of new Set(snippets.map(outputOf))) prepare(folder)
  mkdirSync(join(root, output), { recursive: true })
  writeFileSync(join(root, output, 'otherPackages.d.ts'), otherPackages)
  return new Map(snippets.map((snippet, index) => [writeSnippet(snippet, index), snippet]))
}

function outputOf({ file }: Snippet): string {
  return join(root, dirname(file), output)
}

function prepare(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'wallet.ts'), 'export declare const wallet: (request: Request) => Promise<Response>\n')
}

function writeSnippet(snippet: Snippet, index: number): string {
  const { language, code, given } = snippet
  const path = join(outputOf(snippet), `${index}.${language}`)
  // Every example is a module of its own.
  writeFileSync(path, `${given ? `${given}\n` : ''}${code}\nexport {}\n`)
  return path
}

function givenLines({ given }: Snippet): number {
  return given ? given.split('\n').length : 0
}

/** Checks every page, also for `sources.ts`, and prints what is wrong. Returns whether nothing is. */
export function reportSnippets(createProgram?: (files: readonly string[]) => ts.Program): boolean {
  const files = globSync(
    ['README.md', 'CONTRIBUTING.md', 'packages/*/README.md', 'docs/*.md', 'examples/*.md', 'apps/docs/pages/*.md'],
    {
      cwd: root,
    },
  )
  const snippets = files.flatMap((file) => findSnippets({ file, text: readFileSync(join(root, file), 'utf8') }))
  const projects = globSync('examples/*/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules', '**/.next'] })
  const faults = checkSnippets(snippets, { projects, ...(createProgram && { createProgram }) })
  for (const fault of faults) console.error(fault)
  const shown = snippets.filter(({ from }) => from).length
  console.log(
    `${snippets.length} examples in ${files.length} pages, ${shown} of them from ${projects.length} files, ${faults.length} faults`,
  )
  return faults.length === 0 && shown > 0 && snippets.length > shown && projects.length > 0
}
