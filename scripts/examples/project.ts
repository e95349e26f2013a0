import type { StdioOptions } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Processes, untilAnswers } from '../engines/processes.ts'
import { filesOf } from '../packages/templates.ts'
import { run } from '../programs.ts'
import { type Ports, withPorts } from './ports.ts'

const root = join(import.meta.dirname, '../..')
const packs = join(root, '.cache/packs')

const stdio: StdioOptions = ['ignore', 'inherit', 'inherit']

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

/**
 * Makes an app from an example with the packed `create-countersign`, in a temporary directory, and installs it there, with
 * our packages from their tarballs.
 *
 * @param scaffold A package of others that creates a project, into which the example is then copied, as `examples/README.md` says.
 */
export function installExample(name: string, parameters: { ports: Ports; scaffold?: string | undefined }): Project {
  const { ports, scaffold } = parameters
  const temporary = mkdtempSync(join(tmpdir(), `countersign-example-${name}-`))
  const directory = join(temporary, 'project')
  const source = join(root, 'examples', name)
  if (scaffold) scaffoldProject(directory, { scaffold, source })
  else createProject(temporary, { template: name })
  // Those of the example alone: a scaffold brings images.
  for (const file of filesOf(source)) rewrite(join(directory, file), (text) => withPorts(text, ports))
  rewrite(join(directory, 'package.json'), withPacks)
  const env = { ...process.env, PORT: `${ports.server}`, NEXT_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' }
  const npm = (...args: string[]) => run('npm', args, { cwd: directory, env, stdio })
  npm('install', ...quietly)
  // The oldest Node that the packages promise comes first for every script, ahead of the one that runs this.
  npm('install', '--no-save', ...quietly, `node-${process.platform}-${process.arch}@${oldestNode}`)
  return {
    directory,
    run: (script) => npm('run', script),
    start: async (script, { processes, url }) => {
      const child = processes.start('npm', ['run', script], { cwd: directory, env, stdio })
      const ended = new Promise<never>((_resolve, reject) =>
        child.once('exit', (status) => reject(new Error(`${name}: npm run ${script} ended with ${status}`))),
      )
      await Promise.race([ended, untilAnswers(url)])
    },
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  }
}

/** Runs the command of our own tarball, as `npm create` does. */
function createProject(temporary: string, { template }: { template: string }): void {
  const tools = join(temporary, 'tools')
  mkdirSync(tools)
  const npm = (...args: string[]) => run('npm', args, { cwd: temporary, stdio })
  npm('install', '--prefix', tools, ...quietly, ...globSync(join(packs, 'create-countersign-*.tgz')))
  npm('exec', '--prefix', tools, '--', 'create-countersign', 'project', '--template', template)
}

/** Creates a project without asking, copies the example into it, and adds its packages and scripts. */
function scaffoldProject(directory: string, parameters: { scaffold: string; source: string }): void {
  const { scaffold, source } = parameters
  const choices = ['--yes', '--use-npm', '--skip-install', '--disable-git']
  run('npx', ['-y', scaffold, directory, ...choices])
  const kept = ['package.json', 'tsconfig.json']
  for (const file of filesOf(source)) if (!kept.includes(file)) cpSync(join(source, file), join(directory, file))
  const example = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest
  rewrite(join(directory, 'package.json'), (text) => {
    const own = JSON.parse(text) as Manifest
    const merge = (key: keyof Manifest) => ({ ...example[key], ...own[key] })
    const [scripts, dependencies] = [merge('scripts'), merge('dependencies')]
    return JSON.stringify({ ...own, scripts, dependencies, devDependencies: merge('devDependencies') })
  })
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

type Manifest = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>

/** Points the dependencies on our packages at their tarballs. Those that they need of each other come from there, too. */
function withPacks(text: string): string {
  const manifest = JSON.parse(text) as Manifest
  const files = globSync('countersign-*.tgz', { cwd: packs })
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
