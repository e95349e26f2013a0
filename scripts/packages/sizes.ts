import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Rolldown } from 'tsdown'
import { closureOf } from './join.ts'
import { findStrangers } from './published.ts'

const root = join(import.meta.dirname, '../..')
const output = join(root, '.cache/sizes')

type Manifest = { publishConfig: { exports: Record<string, string | { default: string }> } }

/** Resolves each name under which a consumer imports us to what was built for it; longer names first, as they match. */
function publishedModules(): Record<string, string> {
  const modules = ['core', 'react'].flatMap((name) => {
    const directory = join(root, 'packages', name)
    const { publishConfig } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest
    return Object.entries(publishConfig.exports).map(([subpath, target]): [string, string] => [
      `@countersign/${name}${subpath.slice(1)}`,
      join(directory, typeof target === 'string' ? target : target.default),
    ])
  })
  return Object.fromEntries(modules.sort(([left], [right]) => right.length - left.length))
}

/**
 * Entries that measure the total, not what a page loads when: they are measured as one chunk of everything. Without chunks at
 * all, the bundler would wrap each module that is imported later, and its imports, in code of its own: 11 kB that no page loads.
 */
const whole = ['core', 'everything']
const oneChunk = { groups: [{ name: 'all', test: () => true }] }

/** Only deprecated sessions load it, so it has a budget of its own. */
const curveLibrary = /^@noble\//

/** The same for the hints in the console, which load in a sandbox only. */
const hints = /\/sandboxHints\.(js|ts)$/

/** The chunks that an entry fetches as soon as it is shown: without them the user cannot do anything there. */
const atOnce: Readonly<Record<string, readonly string[]>> = {
  quoteConfirmation: ['QuoteReview'],
  paymentBatch: ['PaymentBatchSheets'],
  scaChallenge: ['scaChallenge', 'ScaChallengeProofStep'],
}

/** Bundles one entry as a consumer's tool would, leaving React and the tool's own loader out. */
async function bundle(entry: string): Promise<Rolldown.OutputChunk[]> {
  const name = basename(entry, '.ts')
  const [result] = await build({
    config: false,
    cwd: root,
    entry: [entry],
    alias: publishedModules(),
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    write: false,
    clean: false,
    dts: false,
    tsconfig: false,
    deps: {
      alwaysBundle: [/./],
      neverBundle: [/^react(-dom)?(\/|$)/, ...(whole.includes(name) ? [curveLibrary, hints] : [])],
    },
    checks: { pluginTimings: false, moduleLevelDirective: false },
    // Annotations are for bundlers: none of them is left in what a page loads.
    outputOptions: { codeSplitting: whole.includes(name) ? oneChunk : true, comments: false },
    report: false,
    logLevel: 'warn',
  })
  if (!result) throw new Error(`${entry} was not bundled.`)
  return result.chunks.filter((chunk) => chunk.type === 'chunk')
}

/** Says of each chunk of an entry when a page loads it. */
function sortByTime(
  entry: string,
  chunks: Rolldown.OutputChunk[],
): (fileName: string) => 'first' | 'at-once' | 'later' {
  const modules = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const find = (wanted: (chunk: Rolldown.OutputChunk) => boolean) => {
    const chunk = chunks.find(wanted)
    if (!chunk) throw new Error(`${entry} has no chunk that it is said to load.`)
    return closureOf(modules, chunk.fileName)
  }
  const first = find(({ isEntry }) => isEntry)
  const soon = atOnce[entry] ?? []
  const second = new Set(soon.flatMap((wanted) => [...find(({ name, isEntry }) => !isEntry && name === wanted)]))
  return (fileName) => (first.has(fileName) ? 'first' : second.has(fileName) ? 'at-once' : 'later')
}

/** The pages that someone sees before signing in. */
const loginPages: readonly string[] = ['emailOtpLogin', 'passkeyLogin']

rmSync(output, { recursive: true, force: true })
for (const entry of globSync('scripts/size/*.ts', { cwd: root })) {
  const chunks = await bundle(entry)
  const name = basename(entry, '.ts')
  const strangers = loginPages.includes(name) ? findStrangers(chunks.map(({ code }) => code).join('\n')) : []
  if (strangers.length > 0) throw new Error(`${name} carries what no login calls: ${strangers.join(', ')}.`)
  const when = sortByTime(name, chunks)
  for (const { fileName, code } of chunks) {
    const path = join(output, name, when(fileName), fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
}
const sizes = spawnSync('node_modules/.bin/size-limit', { cwd: root, stdio: ['ignore', 1, 1] })
if (sizes.status !== 0) process.exitCode = 1
