import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Rolldown } from 'tsdown'

const root = join(import.meta.dirname, '../..')
const output = join(root, '.cache/sizes')

type Manifest = { publishConfig: { exports: Record<string, string | { default: string }> } }

/** Sends each name under which a consumer imports us to what was built for it; longer names first, as they match. */
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

/** Entries that ask how much there is at all, not what a page loads when: they are measured as one file. */
const whole = ['core', 'everything']

/** Bundles one entry as a consumer's tool would, leaving React and the tool's own loader out. */
async function bundle(entry: string): Promise<Rolldown.OutputChunk[]> {
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
    deps: { alwaysBundle: [/./], neverBundle: [/^react(-dom)?(\/|$)/] },
    checks: { pluginTimings: false, moduleLevelDirective: false },
    outputOptions: { codeSplitting: !whole.includes(basename(entry, '.ts')) },
    report: false,
    logLevel: 'warn',
  })
  if (!result) throw new Error(`${entry} was not bundled.`)
  return result.chunks.filter((chunk) => chunk.type === 'chunk')
}

/** What a page loads to start: the entry and what it imports statically, all the way. */
function firstLoad(chunks: Rolldown.OutputChunk[]): Set<string> {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // A set visits what is added to it on the way.
  for (const name of first) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(imported)
  }
  return first
}

rmSync(output, { recursive: true, force: true })
for (const entry of globSync('scripts/size/*.ts', { cwd: root })) {
  const chunks = await bundle(entry)
  const first = firstLoad(chunks)
  for (const { fileName, code } of chunks) {
    const path = join(output, basename(entry, '.ts'), first.has(fileName) ? 'first' : 'later', fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
}
process.exitCode = spawnSync('node_modules/.bin/size-limit', { cwd: root, stdio: ['ignore', 1, 1] }).status ?? 1
