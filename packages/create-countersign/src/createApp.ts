import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isTemplate, type Template, templateNames, templates } from './templates.ts'

/** The app cannot be made as asked. The message says in one sentence what to change, and nothing was written. */
export class Refusal extends Error {}

export type CreateAppOptions = {
  /** Where the command was started. */
  readonly directory: string
  /** The folder that holds the templates. */
  readonly templates: string
  /** What the package manager says of itself in `npm_config_user_agent`, such as `pnpm/12.21.0 …`. */
  readonly userAgent?: string | undefined
}

/** What starts differently by package manager. All others are asked for by the commands of npm. */
const managers = ['npm', 'pnpm', 'yarn'] as const
type Manager = (typeof managers)[number]

/** What a run leaves behind, and the credentials. npm would leave a file of this name out of the package. */
const ignored = ['node_modules', '.env', 'dist', '.next', 'next-env.d.ts', '.wrangler']

/** The files in which the template has its own name. */
const named = ['package.json', 'wrangler.jsonc']

/**
 * Makes an app from a template, as `npm create countersign@latest my-app -- --template hono` asks for it.
 *
 * @returns what to print: the commands that come next.
 * @throws {Refusal} for an option, a template or a name that does not exist, and for a folder that is in use.
 */
export function createApp(args: readonly string[], options: CreateAppOptions): string {
  const manager = managerOf(options.userAgent)
  const { folder, template } = readArguments(args, manager)
  const target = resolve(options.directory, folder)
  const name = readName(target)
  refuseUsed(target, folder)
  cpSync(join(options.templates, template), target, { recursive: true })
  for (const file of named) rename(join(target, file), { from: `countersign-example-${template}`, to: name })
  writeFileSync(join(target, '.gitignore'), `${ignored.join('\n')}\n`)
  const commands = commandsOf(template, manager)
  writeFileSync(
    join(target, 'README.md'),
    `# ${name}\n\n\`\`\`sh\n${commands.join('\n')}\n\`\`\`\n\n${open(template)}\n`,
  )
  const path = relative(options.directory, target)
  const next = path === '' ? commands : [`cd ${path}`, ...commands]
  return [`Created ${name}. Next:`, '', ...next.map((line) => `  ${line}`), '', open(template)].join('\n')
}

function managerOf(userAgent = ''): Manager {
  return managers.find((manager) => userAgent.startsWith(`${manager}/`)) ?? 'npm'
}

function readArguments(args: readonly string[], manager: Manager): { folder: string; template: Template } {
  const { values, positionals } = parse(args)
  const { template } = values
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) {
    // npm alone keeps the options of a command for itself, unless they come behind this.
    const dashes = manager === 'npm' ? ' --' : ''
    const version = manager === 'yarn' ? '' : '@latest'
    const all = templateNames.join('|')
    throw new Refusal(
      `Name one folder for the app: ${manager} create countersign${version} my-app${dashes} --template ${all}`,
    )
  }
  if (!isTemplate(template))
    throw new Refusal(`There is no template "${template}": choose one of ${templateNames.join(', ')}.`)
  return { folder, template }
}

function parse(args: readonly string[]) {
  try {
    const options = { template: { type: 'string', short: 't', default: 'hono' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // Its first sentence names the option.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ')
    throw new Refusal(`${sentence?.replace(/\.$/, '')}.`, { cause: error })
  }
}

/** A package may have more names, but a Worker may not. */
function readName(target: string): string {
  const name = basename(target)
  if (/^[a-z][a-z0-9-]{0,62}$/.test(name)) return name
  throw new Refusal(`"${name}" cannot name the app: start with a lowercase letter, then use those, digits and hyphens.`)
}

function refuseUsed(target: string, folder: string): void {
  if (!existsSync(target)) return
  if (!statSync(target).isDirectory()) throw new Refusal(`"${folder}" is a file: choose another name.`)
  // A repository may be there before its first file.
  const used = readdirSync(target).some((file) => file !== '.git')
  if (used) throw new Refusal(`The folder "${folder}" is not empty: choose another one, or empty it.`)
}

function rename(file: string, parameters: { from: string; to: string }): void {
  if (!existsSync(file)) return
  writeFileSync(file, readFileSync(file, 'utf8').replace(parameters.from, parameters.to))
}

function commandsOf(template: Template, manager: Manager): string[] {
  const stays = 'leave it running, and use another terminal'
  const { starts } = templates[template]
  const steps: [command: string, comment?: string | undefined][] = [
    [`${manager} install`],
    [`${manager} test`, 'signs in and pays, within one process'],
    [`${manager} run sandbox`, stays],
    [`${manager} run setup`, 'creates a customer, a payee and .env'],
    ...starts.map(({ script, waits }): [string, string?] =>
      waits ? [`${manager} run ${script}`, stays] : [`${manager} run ${script}`],
    ),
  ]
  const width = Math.max(...steps.map(([command]) => command.length))
  return steps.map(([command, comment]) => (comment ? `${command.padEnd(width)}   # ${comment}` : command))
}

function open(template: Template): string {
  return `Open ${templates[template].page} and sign in as ada@example.com. The code is in http://127.0.0.1:4010/sandbox/inbox.`
}
