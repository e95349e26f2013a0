import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { run } from '../programs.ts'
import { differences } from './templates.ts'

const root = join(import.meta.dirname, '../..')
const packs = join(root, '.cache/packs')

/** How a module that is not an ES module resolves names: the packages are ES modules only, and say so. */
const otherModules: readonly string[] = ['node10', 'node16-cjs']

/** Packs every package as it would be published. */
function pack(): void {
  rmSync(packs, { recursive: true, force: true })
  // pnpm names itself to the scripts it runs; it need not be on the path.
  const pnpm = process.env.npm_execpath ?? 'pnpm'
  // The packages are built by the step before; their own scripts would do it again.
  run(pnpm, ['-r', '--filter', './packages/*', 'pack', '--ignore-scripts', '--pack-destination', packs], { cwd: root })
}

/** Lists what a consumer would trip over, as two independent readers see it. */
async function inspect(file: string): Promise<string[]> {
  const tarball = Uint8Array.from(readFileSync(file))
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true, level: 'error' })
  const faults = messages.map((message) => formatMessage(message, pkg) ?? message.code)
  // A command has no types, but templates.
  if (basename(file).startsWith('create-')) return [...faults, ...inspectTemplates(file)]
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    // A style sheet has no types.
    excludeEntrypoints: ['styles.css', 'wallet.css'],
  })
  if (!analysis.types) return ['it has no types']
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && otherModules.includes(problem.resolutionKind)),
  )
  return [...faults, ...problems.map((problem) => JSON.stringify(problem))]
}

/** Lists the files in which the templates of a tarball are not the examples. */
function inspectTemplates(file: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-templates-'))
  run('tar', ['-xzf', file, '-C', folder])
  const found = differences(join(folder, 'package/dist/templates'))
  rmSync(folder, { recursive: true })
  return found.map((name) => `its template differs from the example: ${name}`)
}

pack()
const files = globSync('*.tgz', { cwd: packs }).map((file) => join(packs, file))
let faults = 0
for (const file of files) {
  const found = await inspect(file)
  faults += found.length
  for (const fault of found) console.error(`${basename(file)}: ${fault}`)
  console.log(`${basename(file)}: read by publint and attw, ${found.length} faults`)
}
if (faults > 0 || files.length !== globSync('packages/*', { cwd: root }).length) process.exitCode = 1
