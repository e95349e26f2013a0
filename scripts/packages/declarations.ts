import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { readTsConfig, root } from '../checks/files.ts'

const kept = join(root, '.cache/declarations')
const settings = ['tsconfig.json', 'pnpm-lock.yaml', 'scripts/packages/declarations.ts']

/** What a program needs so that `keepDeclarations` can write the declarations of the packages from it. */
export const declarationOptions: ts.CompilerOptions = {
  declaration: true,
  emitDeclarationOnly: true,
  noEmit: false,
  rootDir: root,
}

/** The modules of the packages, as paths from the root. */
function packageSources(): string[] {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  return sources.filter((file) => !/\.test\.tsx?$/.test(file)).sort()
}

/**
 * `emit` of a program, with its last parameter, which is not in TypeScript's own types: without it each file is checked
 * first, which takes longer than all the rest.
 */
type Emit = (
  ...parameters: [
    source: ts.SourceFile | undefined,
    write: ts.WriteFileCallback,
    cancellation: undefined,
    onlyDeclarations: true,
    transformers: undefined,
    forced: true,
  ]
) => ts.EmitResult

/** Identifies everything that the declarations are made from. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of [...settings, ...packageSources()])
    hash.update(`${file}\0${readFileSync(join(root, file), 'utf8')}\0`)
  return hash.digest('hex')
}

/**
 * Writes the declarations of the packages from a program that has read their sources anyway, so that the build of the same
 * sources need not read and check them again.
 */
export function keepDeclarations(program: ts.Program): void {
  rmSync(kept, { recursive: true, force: true })
  const emit: Emit = program.emit
  for (const file of packageSources()) {
    const source = program.getSourceFile(join(root, file))
    const { diagnostics } = emit(source, writeDeclaration, undefined, true, undefined, true)
    const [fault] = diagnostics
    if (fault)
      throw new Error(`${file} has no declaration: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`)
  }
  writeFileSync(join(kept, 'fingerprint'), fingerprint())
}

function writeDeclaration(file: string, text: string): void {
  const path = join(kept, relative(root, file))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/**
 * Makes sure that the declarations that are kept belong to the sources as they are now.
 *
 * @throws `Error` when the sources have faults: `pnpm check` lists them.
 */
export function ensureDeclarations(): void {
  if (isKept()) return
  const { options } = readTsConfig()
  const sources = packageSources().map((file) => join(root, file))
  const program = ts.createProgram(sources, { ...options, ...declarationOptions })
  keepDeclarations(program)
  // Nothing has checked these sources yet.
  const faults = ts.getPreEmitDiagnostics(program)
  if (faults.length === 0) return
  rmSync(kept, { recursive: true })
  throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)))
}

function isKept(): boolean {
  try {
    return readFileSync(join(kept, 'fingerprint'), 'utf8') === fingerprint()
  } catch {
    return false
  }
}

/** Returns the declarations of one source file, or `undefined` where that is not one of ours. */
export function readDeclaration(file: string): string | undefined {
  const path = relative(root, file)
  return /^packages\/\w+\/src\/.*\.d\.ts$/.test(path) ? readFileSync(join(kept, path), 'utf8') : undefined
}
