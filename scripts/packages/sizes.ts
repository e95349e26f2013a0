import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const output = join(root, '.cache/sizes')

type Manifest = { publishConfig: { exports: Record<string, string | { default: string }> } }

/** Sends each name under which a consumer imports us to what was built for it. */
function publishedModules(): { find: RegExp; replacement: string }[] {
  return ['core', 'react'].flatMap((name) => {
    const directory = join(root, 'packages', name)
    const { publishConfig } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest
    return Object.entries(publishConfig.exports).map(([subpath, target]) => ({
      find: new RegExp(`^@countersign/${name}${subpath.slice(1)}$`),
      replacement: join(directory, typeof target === 'string' ? target : target.default),
    }))
  })
}

/** Builds one entry as a consumer would, leaving React out. */
async function bundle(entry: string): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: publishedModules() },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, entry), preserveEntrySignatures: 'strict', external: /^react(-dom)?(\/|$)/ },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${entry} was not built once.`)
  return result
}

/** What a page loads to start: the entry, what it imports statically, and the style sheet. */
function firstLoad(files: Rolldown.RolldownOutput['output'][number][]): Set<string> {
  const isFirst = (file: (typeof files)[number]) =>
    file.type === 'chunk' ? file.isEntry : /\.css$/.test(file.fileName)
  const first = new Set(files.filter(isFirst).map(({ fileName }) => fileName))
  // A set visits what is added to it on the way.
  for (const name of first) {
    const chunk = files.find(({ fileName }) => fileName === name)
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) first.add(imported)
  }
  return first
}

rmSync(output, { recursive: true, force: true })
for (const entry of globSync('scripts/size/*', { cwd: root })) {
  const { output: files } = await bundle(entry)
  const first = firstLoad(files)
  for (const file of files) {
    const folder = first.has(file.fileName) ? 'first' : 'later'
    const path = join(output, basename(entry).replace(/\.\w+$/, ''), folder, basename(file.fileName))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source)
  }
}
process.exitCode = spawnSync('node_modules/.bin/size-limit', { cwd: root, stdio: 'inherit' }).status ?? 1
