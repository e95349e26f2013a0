import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Processes } from '../engines/processes.ts'
import { type Ports, withPorts } from './ports.ts'

const root = join(import.meta.dirname, '../..')
const packs = join(root, '.cache/packs')

/** What `engines` of the packages and examples names. */
const oldestNode = '22.18.0'
const quietly = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']

/** An example, installed outside of this repository as a stranger's project would be. */
export type Project = {
  readonly directory: string
  /** Runs one of its scripts to the end. Throws when it fails. */
  run(script: string): void
  /** Starts one of its scripts, and resolves when `url` answers. */
  start(script: string, parameters: { processes: Processes; url: string }): Promise<void>
  remove(): void
}

/** Copies an example into a temporary directory and installs it there, with our packages from their tarballs. */
export function installExample(name: string, ports: Ports): Project {
  const directory = mkdtempSync(join(tmpdir(), `countersign-example-${name}-`))
  const source = join(root, 'examples', name)
  cpSync(source, directory, { recursive: true, filter: (file) => !isDerived(file.slice(source.length)) })
  for (const file of globSync('**/*', { cwd: directory, withFileTypes: true })) {
    if (file.isFile()) rewrite(join(file.parentPath, file.name), (text) => withPorts(text, ports))
  }
  rewrite(join(directory, '.env.example'), (text) => withPorts(text, ports))
  rewrite(join(directory, 'package.json'), withPacks)
  const env = { ...process.env, PORT: `${ports.server}`, NEXT_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' }
  const npm = (...args: string[]) => {
    const { status } = spawnSync('npm', args, { cwd: directory, env, stdio: ['ignore', 'inherit', 'inherit'] })
    if (status !== 0) throw new Error(`${name}: npm ${args.join(' ')} failed`)
  }
  npm('install', ...quietly)
  // The oldest Node that the packages promise comes first for every script, whatever runs this one.
  npm('install', '--no-save', ...quietly, `node-${process.platform}-${process.arch}@${oldestNode}`)
  return {
    directory,
    run: (script) => npm('run', script),
    start: async (script, { processes, url }) => {
      const child = processes.start('npm', ['run', script], {
        cwd: directory,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      const ended = new Promise<never>((_resolve, reject) =>
        child.once('exit', (status) => reject(new Error(`${name}: npm run ${script} ended with ${status}`))),
      )
      await Promise.race([ended, answers(url)])
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}

/** What a run in the repository leaves behind. */
function isDerived(path: string): boolean {
  return /^\/(node_modules|\.next|\.wrangler|dist|\.env)(\/|$)/.test(path)
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>

/** Points the dependencies on our packages at their tarballs. Those that they need of each other come from there, too. */
function withPacks(text: string): string {
  const manifest = JSON.parse(text) as Manifest
  const files = globSync('*.tgz', { cwd: packs })
  const packed = files.map((file): [string, string] => [packageOf(file), `file:${join(packs, file)}`])
  if (packed.length === 0) throw new Error('There are no tarballs in .cache/packs; run pnpm build.')
  const replace = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(names).map(([name, range]) => [name, new Map(packed).get(name) ?? range] as const),
    )
  const { dependencies, devDependencies, ...rest } = manifest
  return JSON.stringify({
    ...rest,
    dependencies: replace(dependencies),
    devDependencies: replace(devDependencies),
  })
}

function packageOf(tarball: string): string {
  const [, name] = /^countersign-(\w+)-/.exec(basename(tarball)) ?? []
  return `@countersign/${name}`
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 100))
}
