import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
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

/** Lists the TypeScript examples of a page. */
export function findSnippets(page: { file: string; text: string }): Snippet[] {
  return [...page.text.matchAll(fence)].map(({ index, 0: whole, 1: given = '', 2: language, 3: code = '' }) => {
    const before = page.text.slice(0, index) + whole.slice(0, whole.indexOf(code, whole.indexOf('```')))
    return { file: page.file, line: before.split('\n').length, language: language as 'ts' | 'tsx', code, given }
  })
}

/** Type-checks examples as a consumer's strict project would, and lists what is wrong by page and line. */
export function checkSnippets(snippets: readonly Snippet[]): string[] {
  rmSync(join(root, output), { recursive: true, force: true })
  mkdirSync(join(root, output), { recursive: true })
  const written = new Map(snippets.map((snippet, index) => [writeSnippet(snippet, index), snippet]))
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const program = ts.createProgram([...written.keys()], options)
  return [...written].flatMap(([path, snippet]) => {
    const source = program.getSourceFile(path)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map(({ messageText, start = 0 }) => {
      const row = source?.getLineAndCharacterOfPosition(start).line ?? 0
      const line = snippet.line + row - givenLines(snippet)
      return `${snippet.file}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`
    })
  })
}

function writeSnippet({ language, code, given }: Snippet, index: number): string {
  const path = join(root, output, `${index}.${language}`)
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
