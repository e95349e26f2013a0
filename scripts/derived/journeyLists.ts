import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../checks/files.ts'
import type { Files } from '../derive.ts'

const packageNames = ['core', 'react'] as const
type PackageName = (typeof packageNames)[number]

/** The beginning of each generated module. */
const heads: { readonly [name in PackageName]: string } = {
  core: `/**
 * The browser side: a client, the flows of each journey, and the controllers that a screen binds to.
 *
 * @module
 */
`,
  react: "'use client'\n\n",
}

/** Entry points for tools and platforms, which a page that imports the whole package does not need. */
const outsideOfIndex = ['index', 'crypto', 'documented-errors', 'wire']

/** Returns the files that list the journeys, as they have to be, by their path. */
export function writeLists(directory: string = root): Files {
  const ofPackages = packageNames.map((name): Files => {
    const entries = listEntries(directory, name)
    return {
      [`packages/${name}/src/exports/index.ts`]: writeIndex(name, entries),
      [`packages/${name}/package.json`]: writeManifest(directory, name, entries),
    }
  })
  return Object.assign({ [messagesFile]: writeMessages(directory) }, ...ofPackages)
}

/**
 * Returns each entry point that a journey with a screen, a hook and a controller lacks. From then on it is edited by hand, such
 * as for a type that the journey exports besides.
 */
export function writeNewEntries(directory: string = root): Files {
  const entries = globSync('packages/react/src/*/*/*Screen.tsx', { cwd: directory }).flatMap((screen) => {
    const [area, folder] = screen.split('/').slice(3) as [string, string]
    const name = basename(screen, 'Screen.tsx')
    const controller = `controllers/${area}/${name[0]?.toLowerCase()}${name.slice(1)}.ts`
    const needed = [`packages/react/src/${area}/${folder}/use${name}.ts`, `packages/core/src/${controller}`]
    if (!needed.every((file) => existsSync(join(directory, file)))) return []
    return [
      [`packages/core/src/exports/${folder}.ts`, `export * from '../${controller}'\n`],
      [
        `packages/react/src/exports/${folder}.ts`,
        `${heads.react}export * as ${name} from '../${area}/${folder}/${name}.tsx'
export { ${name}Screen } from '../${area}/${folder}/${name}Screen.tsx'
export { use${name} } from '../${area}/${folder}/use${name}.ts'
`,
      ],
    ] as const
  })
  return Object.fromEntries(entries.filter(([file]) => !existsSync(join(directory, file))))
}

function listEntries(directory: string, name: PackageName): string[] {
  return globSync(`packages/${name}/src/exports/*.ts`, { cwd: directory })
    .map((file) => basename(file, '.ts'))
    .filter((entry) => entry !== 'index')
    .sort()
}

function writeIndex(name: PackageName, entries: readonly string[]): string {
  const exported = entries.filter((entry) => !outsideOfIndex.includes(entry))
  return `${heads[name]}${exported.map((entry) => `export * from './${entry}.ts'\n`).join('')}`
}

/** The entry points of the core that hold the client. Server components get another module in their place. */
const withClient = ['index', 'client']

type Conditions = Record<string, string>
type Manifest = { exports: Record<string, string | Conditions>; publishConfig: { exports: Record<string, unknown> } }

function writeManifest(directory: string, name: PackageName, entries: readonly string[]): string {
  const manifest = JSON.parse(readFileSync(join(directory, `packages/${name}/package.json`), 'utf8')) as Manifest
  const modules = ['index', ...entries]
  const subpath = (entry: string) => (entry === 'index' ? '.' : `./${entry}`)
  const other = (exports: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(exports).filter(([path]) => /\.(css|json)$/.test(path)))
  const isSplit = (entry: string) => name === 'core' && withClient.includes(entry)
  const sources = modules.map((entry) => {
    const source = `./src/exports/${entry}.ts`
    return [subpath(entry), isSplit(entry) ? { 'react-server': './src/onServer.ts', default: source } : source]
  })
  const built = modules.map((entry) => {
    const onServer = isSplit(entry) && { 'react-server': './dist/onServer.js' }
    return [subpath(entry), { types: `./dist/${entry}.d.ts`, ...onServer, default: `./dist/${entry}.js` }]
  })
  const { exports, publishConfig } = manifest
  manifest.exports = { ...Object.fromEntries(sources), ...(other(exports) as Conditions) }
  publishConfig.exports = { ...Object.fromEntries(built), ...other(publishConfig.exports) }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Messages that two journeys build theirs from: no screen reads them under this name. */
const sharedMessages = ['otpLoginMessages']

const messagesFile = 'packages/react/src/provider/defaultMessages.ts'

/** Sentences that journeys build theirs from: no screen reads them under this name. */
const sharedErrors = ['changeErrors', 'otpLoginErrors', 'passkeyErrors']

/** The sentences about a proof have a short name; the screens read them as those of this journey. */
const toJourney = (name: string) => name.replace(/^scaErrors$/, 'scaProof').replace(/(Messages|Errors)$/, '')

/** A folder before another one whose name begins with its own, as the formatter sorts imports. */
function byFolder(one: string, other: string): number {
  const [first, second] = [one, other].map((file) => file.replaceAll('/', '\u0001'))
  return (first ?? '') < (second ?? '') ? -1 : 1
}

function writeMessages(directory: string): string {
  const areas = 'shared,payment,payees,activity,sca,session,settings,sign-in,wallets'
  const found = globSync(`packages/react/src/{${areas}}/*/*{Messages,Errors}.{ts,tsx}`, { cwd: directory })
    .sort(byFolder)
    .map((file) => {
      const source = readFileSync(join(directory, file), 'utf8')
      const exported = [...source.matchAll(/^export const (\w+(?:Messages|Errors))\b/gm)].map(([, name = '']) => name)
      return { file, names: exported.filter((name) => ![...sharedMessages, ...sharedErrors].includes(name)).sort() }
    })
    .filter(({ names }) => names.length > 0)
  const imports = found.map(({ names, file }) => {
    const from = `from '../${file.replace('packages/react/src/', '')}'`
    const line = `import type { ${names.join(', ')} } ${from}`
    // As the formatter writes it.
    return line.length > 120 ? `import type {\n${names.map((name) => `  ${name},\n`).join('')}} ${from}\n` : `${line}\n`
  })
  const fields = (suffix: string) =>
    found
      .flatMap(({ names }) => names.filter((name) => name.endsWith(suffix)))
      .map((name) => `  ${toJourney(name)}: typeof ${name}\n`)
      .sort()
      .join('')
  return `${imports.join('')}
/**
 * The default messages of every journey. Written by \`pnpm derive\` from the files that are called \`…Messages\` and \`…Errors\`.
 */
export type DefaultMessages = {
${fields('Messages')}}

/** The default sentences about the errors of every journey that has some. Written like \`DefaultMessages\`. */
export type DefaultErrors = {
${fields('Errors')}}
`
}
