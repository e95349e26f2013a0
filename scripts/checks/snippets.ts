import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
/** Next to each page, so that an example imports what the page's package can import. */
const output = '.cache/snippets'

/** One example in a page of the documentation. */
export type Snippet = {
  file: string
  /** Line of its first line of code. */
  line: number
  language: 'ts' | 'tsx'
  code: string
  /** What it may take for granted, from a comment `<!-- given: … -->` in front of it: declarations, imports. */
  given: string
}

const fence = /^(?:<!-- given:\s*\n?([\s\S]*?)-->\n+)?```(tsx?)\n([\s\S]*?)^```$/gm

/** The modules that examples may import although they are not installed here, with the parts that they use. */
const otherPackages = `
declare module '@/wallet' { export const wallet: (request: Request) => Promise<Response> }
declare module 'express' {
  type Handler = (request: { path: string }, response: unknown, next: () => void) => unknown
  export default function express(): { use(handler: Handler): void }
}
declare module 'hono' {
  type Context = { req: { raw: Request } }
  export class Hono { all(path: string, handler: (context: Context) => Promise<Response>): void }
}
declare module '@hono/node-server' {
  export function getRequestListener(handle: (request: Request) => Promise<Response>): (request: unknown, response: unknown) => unknown
}
declare module '@hono/node-server/conninfo' {
  export function getConnInfo(context: object): { remote: { address?: string } }
}
`

/** Lists the TypeScript examples of a page. */
export function findSnippets(page: { file: string; text: string }): Snippet[] {
  return [...page.text.matchAll(fence)].map(({ index, 0: whole, 1: given = '', 2: language, 3: code = '' }) => {
    const before = page.text.slice(0, index) + whole.slice(0, whole.indexOf(code, whole.indexOf('```')))
    return { file: page.file, line: before.split('\n').length, language: language as 'ts' | 'tsx', code, given }
  })
}

/** Type-checks examples as a consumer's strict project would, and lists what is wrong by page and line. */
export function checkSnippets(snippets: readonly Snippet[]): string[] {
  for (const folder of new Set(snippets.map(outputOf))) prepare(folder)
  mkdirSync(join(root, output), { recursive: true })
  writeFileSync(join(root, output, 'otherPackages.d.ts'), otherPackages)
  const written = new Map(snippets.map((snippet, index) => [writeSnippet(snippet, index), snippet]))
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const strict = { ...options, noUncheckedSideEffectImports: false, allowImportingTsExtensions: true }
  const program = ts.createProgram([...written.keys(), join(root, output, 'otherPackages.d.ts')], strict)
  const faults = [...written].flatMap(([path, snippet]) => {
    const source = program.getSourceFile(path)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map(({ messageText, start = 0 }) => {
      const row = source?.getLineAndCharacterOfPosition(start).line ?? 0
      const line = snippet.line + row - givenLines(snippet)
      return `${snippet.file}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`
    })
  })
  for (const folder of new Set(snippets.map(outputOf))) rmSync(folder, { recursive: true })
  return faults
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

if (import.meta.main) {
  const files = globSync(['README.md', 'CONTRIBUTING.md', 'packages/*/README.md', 'docs/*.md'], { cwd: root })
  const snippets = files.flatMap((file) => findSnippets({ file, text: readFileSync(join(root, file), 'utf8') }))
  const faults = checkSnippets(snippets)
  for (const fault of faults) console.error(fault)
  console.log(`${snippets.length} examples in ${files.length} pages, ${faults.length} faults`)
  if (faults.length > 0 || snippets.length === 0) process.exitCode = 1
}
