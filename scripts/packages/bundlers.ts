import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build as buildWithVite, type Rolldown } from 'vite'
import { run } from '../programs.ts'
import { closureOf } from './join.ts'

const root = join(import.meta.dirname, '../..')
const consumer = join(root, '.cache/consumer')

/** One file of a build, a script or a style sheet, and the files that it imports statically. */
type OutputFile = { code: string; imports: readonly string[] }
type Output = { entry: string; files: ReadonlyMap<string, OutputFile> }

/** The limit of what a page loads first, in bytes after gzip. */
const budgets = [
  { page: 'emailOtpLogin', title: 'email login', bytes: { vite: 14_100, webpack: 13_300, esbuild: 13_900 } },
  { page: 'readme', title: "the README's page", bytes: { vite: 38_500, webpack: 32_700, esbuild: 39_600 } },
]

/** React is the page's own. */
const isReact = /^react(-dom)?(\/|$)/

/** A project that has installed the packed packages, and nothing of this repository besides. */
function installPacks(): void {
  rmSync(consumer, { recursive: true, force: true })
  for (const name of ['core', 'react']) {
    const target = join(consumer, 'node_modules/@countersign', name)
    mkdirSync(target, { recursive: true })
    const [pack] = globSync(`.cache/packs/countersign-${name}-*.tgz`, { cwd: root })
    if (!pack) throw new Error(`@countersign/${name} is not packed: run \`pnpm build\`.`)
    run('tar', ['-xzf', join(root, pack), '-C', target, '--strip-components=1'])
    const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
    for (const dependency of Object.keys(manifest.dependencies)) {
      const link = join(consumer, 'node_modules', dependency)
      if (dependency.startsWith('@countersign/')) continue
      mkdirSync(dirname(link), { recursive: true })
      rmSync(link, { force: true })
      symlinkSync(join(root, 'packages', name, 'node_modules', dependency), link)
    }
  }
  cpSync(join(import.meta.dirname, 'pages'), consumer, { recursive: true })
}

async function vite(page: string, target: string | string[]): Promise<Output> {
  const result = (await buildWithVite({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target,
      rolldownOptions: { input: join(consumer, `${page}.ts`), external: isReact, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const files = result.output.map((file): [string, OutputFile] => [
    file.fileName,
    file.type === 'chunk' ? file : { code: String(file.source), imports: [] },
  ])
  const entry = result.output.find((file) => file.type === 'chunk' && file.isEntry)
  return { entry: entry?.fileName ?? '', files: new Map(files) }
}

async function esbuild(page: string, target: string | string[]): Promise<Output> {
  const { build: buildWithEsbuild } = await import('esbuild')
  const outdir = join(consumer, 'esbuild', page)
  const { metafile } = await buildWithEsbuild({
    absWorkingDir: consumer,
    entryPoints: [`${page}.ts`],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target,
    outdir,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'error',
  })
  const files = Object.entries(metafile.outputs).map(([name, { imports }]): [string, OutputFile] => [
    name,
    {
      code: readFileSync(join(consumer, name), 'utf8'),
      imports: imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path }) => path),
    },
  ])
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === `${page}.ts`)?.[0] ?? ''
  return { entry, files: new Map(files) }
}

/** Webpack loads the chunks of an entry together, so they count as imported by it. */
async function pack(page: string): Promise<Output> {
  const { default: webpack } = await import('webpack')
  const path = join(consumer, 'webpack', page)
  const compiler = webpack({
    mode: 'production',
    context: consumer,
    entry: `./${page}.ts`,
    output: { path, module: true, library: { type: 'module' } },
    experiments: { outputModule: true, css: true },
    externalsType: 'module',
    externals: [isReact],
    performance: false,
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  const { errors = [], chunks = [] } = stats?.toJson({ all: false, errors: true, chunks: true }) ?? {}
  if (errors[0]) throw new Error(errors[0].message)
  const named = chunks.flatMap(({ initial, files = [] }) => files.map((file) => ({ initial, file })))
  const first = named.filter(({ initial }) => initial).map(({ file }) => file)
  const files = named.map(({ file }): [string, OutputFile] => [
    file,
    { code: readFileSync(join(path, file), 'utf8'), imports: first.includes(file) ? first : [] },
  ])
  return { entry: first[0] ?? '', files: new Map(files) }
}

/** Sums what a page loads first: the entry and what it imports statically, recursively. */
function firstLoad({ entry, files }: Output): { bytes: number; files: number } {
  const names = closureOf(new Map([...files].map(([name, { imports }]) => [name, imports])), entry)
  const loaded = [...files].filter(([name]) => names.has(name)).map(([, file]) => file)
  return { bytes: sizeOf(loaded), files: loaded.length }
}

function sizeOf(files: readonly OutputFile[]): number {
  return files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

/** The default targets of Vite: for these, bundlers rewrite colors. */
const olderBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4']

/** The others, and what they make of colors, wait for `pnpm build` and the long run. */
const bundlers = process.env.COUNTERSIGN_LONG ? { vite, webpack: pack, esbuild } : { vite }

installPacks()
let exceeded = false
for (const { page, title, bytes } of budgets) {
  for (const [bundler, bundle] of Object.entries(bundlers)) {
    const budget = bytes[bundler as keyof typeof bytes]
    const output = await bundle(page, 'es2022')
    const first = firstLoad(output)
    const files = [...output.files.values()]
    const verdict = first.bytes > budget || first.bytes === 0 ? 'EXCEEDED' : 'within'
    exceeded ||= verdict === 'EXCEEDED'
    console.log(
      `${title}, ${bundler}: first load ${first.bytes} bytes in ${first.files} files, ${verdict} ${budget}; all ${sizeOf(files)} in ${files.length}`,
    )
  }
}
if (process.env.COUNTERSIGN_LONG) {
  const { checkColors } = await import('./colors.ts')
  writeFileSync(join(consumer, 'colors.ts'), `import '@countersign/react/styles.css'\n`)
  for (const [bundler, bundle] of Object.entries(bundlers)) {
    const { files } = await bundle('colors', olderBrowsers)
    const [, sheet] = [...files].find(([name]) => name.endsWith('.css')) ?? []
    exceeded = !(await checkColors(bundler, sheet?.code ?? '')) || exceeded
  }
}
if (exceeded) process.exitCode = 1
