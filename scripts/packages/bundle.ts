import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { build } from 'tsdown'
import { build as buildStyles } from 'vite'
import { divideOperations } from './clientOperations.ts'
import { closureOf, findCircles, findOwned, joinModules, readModules, writeNamespaces } from './join.ts'
import { copyTemplates } from './templates.ts'

const root = join(import.meta.dirname, '../..')

/** The folders of `packages/` that are published. */
export const packageNames = ['core', 'react', 'locales', 'platform', 'sandbox', 'create-countersign'] as const

/**
 * Elements are created while something is rendered, where bundlers cannot drop them: the annotation that they may would
 * only be loaded. Components keep theirs.
 */
const elementAnnotation = /\/\* @__PURE__ \*\/ (?=jsxs?\()/g

/**
 * A call of the parser's that only describes a message. A bundler keeps such a description in every page that loads
 * another one of the same file, unless each call says that it may be dropped.
 */
const description = /(?<!PURE__ \*\/ )\bv\.(?!parse|safeParse|is\b|assert)[a-z]\w*\(/g

/** A docstring may show such a call, too, and must not end in it. */
const lineOfCode = /^(?! *\/?\*).*$/gm

/** The messages of the wire, and the records of the browser's storage. */
const describes = (moduleId: string | null) => /\/core\/src\/(wire|storage)\//.test(moduleId ?? '')

/**
 * Writes `dist` of one package: modules and declarations, one file for each source file, so that a consumer's bundler
 * drops what is not used and loads what is imported later in a chunk of its own. What every page loads is joined. No bundler reads the sandbox, and Node
 * would spend half of its start on finding 200 files, so it has one file for what is loaded at once.
 */
async function bundlePackage(name: (typeof packageNames)[number]): Promise<void> {
  const directory = join(root, 'packages', name)
  const entries = globSync('src/{exports/*,cli,onServer,onNode}.ts', { cwd: directory })
  // A file that is no longer built would be published.
  rmSync(join(directory, 'dist'), { recursive: true, force: true })
  await build({
    config: false,
    cwd: directory,
    root: 'src',
    entry: Object.fromEntries(entries.map((entry) => [basename(entry, '.ts'), entry])),
    platform: 'neutral',
    target: 'es2022',
    unbundle: name !== 'sandbox',
    // A command has no types.
    dts: name !== 'create-countersign',
    tsconfig: join(root, 'tsconfig.json'),
    deps: { neverBundle: [/^node:/], onlyBundle: [] },
    // The directive is kept; `assertDirectives` makes sure of it.
    plugins: [
      { name: 'bare-elements', renderChunk: (code) => ({ code: code.replaceAll(elementAnnotation, '') }) },
      {
        name: 'droppable-descriptions',
        renderChunk: (code, { facadeModuleId }) =>
          describes(facadeModuleId)
            ? { code: code.replaceAll(lineOfCode, (line) => line.replaceAll(description, '/* @__PURE__ */ $&')) }
            : null,
      },
      // In place of a program for each package, which would check all its types again.
      { name: 'written-declarations', load: { order: 'pre', handler: readDeclaration } },
    ],
    checks: { pluginTimings: false, moduleLevelDirective: false },
    failOnWarn: true,
    report: false,
    logLevel: 'warn',
  })
  if (name === 'core') await joinCore(join(directory, 'dist'))
  if (name === 'react') await joinReact(join(directory, 'dist'))
  if (name === 'create-countersign') copyTemplates(join(directory, 'dist/templates'))
  assertDirectives(directory, entries)
  // Which of two files runs first then depends on who imports them, and what the other one needs is not there yet.
  const circles = findCircles(readModules(join(directory, 'dist')))
  if (circles.length > 0) throw new Error(`${name} has files that import each other: ${circles.join(', ')}.`)
  for (const sheet of ['styles.css', 'wallet.css']) {
    const styles = join(directory, 'src/styles', sheet)
    if (existsSync(styles)) await bundleStyles(styles, join(directory, 'dist'))
  }
}

/** Checks the sources of all packages and writes their declarations. What has not changed since is neither checked nor written. */
function writeDeclarations(): void {
  const tsc = spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.declarations.json'], { cwd: root, stdio: 'inherit' })
  if (tsc.status !== 0) throw new Error('The sources have no declarations: `pnpm check` lists what is wrong.')
}

/** Returns the declarations of one source file, or `undefined` where that is not one of ours. */
function readDeclaration(file: string): string | undefined {
  const path = relative(root, file)
  const isOurs = /^packages\/\w+\/src\/.*\.d\.ts$/.test(path)
  return isOurs ? readFileSync(join(root, '.cache/declarations', path), 'utf8') : undefined
}

/** The client, which every page creates, and what calls the platform. */
async function joinCore(dist: string): Promise<void> {
  const modules = readModules(dist)
  const base = closureOf(modules, 'client.js')
  base.delete('client.js')
  // A challenge, and a wallet that opens, write no amount at first.
  base.delete('encoding/money.js')
  // Each journey's page loads it, too.
  base.add('errors/toWalletError.js')
  const call = closureOf(modules, 'api/send.js').add('wire/schema/describe.js')
  await joinModules(dist, nameGroups(modules, { ...coreGroups, call, base }))
  await divideOperations(dist)
  await joinModules(dist, findOwned(dist))
}

/** What at least this share of the journeys loads belongs to every page. With less, the smallest pages grow. */
const shareOfBase = 0.8

/** What many pages load at once and some after their first paint. */
const isLater = /^provider\/(commonErrors|durationInWords)\.js$/

async function joinReact(dist: string): Promise<void> {
  const modules = readModules(dist)
  const entries = globSync('*.js', { cwd: dist })
  // The frame around all journeys loads none of them before it is opened.
  const journeys = entries.filter((entry) => !['index.js', 'provider.js', 'wallet.js'].includes(entry))
  const loads = journeys.map((entry) => closureOf(modules, entry))
  const isBase = (file: string) => loads.filter((load) => load.has(file)).length >= journeys.length * shareOfBase
  const files = [...modules.keys()].filter((file) => !entries.includes(file) && !isLater.test(file) && isBase(file))
  const groups = Object.fromEntries(wholeJourneys.map((folder) => [folder, new RegExp(`^${folder}/(?!use[A-Z])`)]))
  await joinModules(dist, nameGroups(modules, { ...groups, ...reactGroups, base: new Set(files) }))
  await joinModules(dist, findOwned(dist))
  for (const path of globSync(join(dist, '**/*.js'))) writeFileSync(path, writeNamespaces(readFileSync(path, 'utf8')))
}

/**
 * Modules that the first load of some pages has in common, beside the base. None of them loads something later: a bundler
 * keeps a file and what it loads later if each is the reason for the other.
 */
const reactGroups = {
  proofErrors: /^(sca\/sca-proof\/scaErrors|sign-in\/passkey-login\/passkeyErrors)\.js$/,
  waiting:
    /^(primitives\/(Lazy|lazyMessages|useLazy|Skeleton)|provider\/(useLocalTime|useHydrated|useLoadWhenOnline))\.js$/,
  quote:
    /^(payment\/quote-confirmation\/(QuoteConfirmation|QuoteConfirmationContext|QuoteConfirmationButtons|quoteConfirmationMessages|isSending|useQuoteConfirmation)|payment\/payment-result\/(PaymentOutcome|receiptActions)|shared\/payment-details\/(identifyPayment|useKeptPayment))\.js$/,
}

/** Journeys whose page loads all of their modules at once, and nothing later. Their hooks stay files: some pages load nothing else. */
const wholeJourneys = [
  'payees/payee-list',
  'payees/wallet-ownership',
  'payment/add-money',
  'payment/cancel-payment',
  'payment/instructions',
  'sca/sca-factor-reset',
  'sca/trusted-beneficiaries',
  'session/session-list',
  'settings/card-freeze',
  'settings/contact-change',
  'settings/delegated-keys',
  'settings/signed-resource',
  'settings/wallet-export',
  'settings/wallet-privacy',
]

const coreGroups = {
  destinations: /^(storage\/rememberedLogins|wire\/maskDestination)\.js$/,
  clocks: /^controllers\/(deadline|wait)\.js$/,
  lock: /^(flows\/sca\/(scaLock|readLock)|storage\/scaLocks)\.js$/,
  curve: /^crypto\/(signatures|points)\.js$/,
  offer:
    /^(flows\/payment\/(quoteConfirmation|rememberRequest|compareQuotes|paymentIntent)|storage\/(paymentAgreements|paymentIntents|quoteTerms)|api\/quotes)\.js$/,
}

/** The file that each module becomes a part of, by the name of a group and its files: of the last one that names it. */
function nameGroups(modules: ReadonlyMap<string, unknown>, groups: Record<string, ReadonlySet<string> | RegExp>) {
  return new Map(
    Object.entries(groups).flatMap(([name, files]) => {
      const named = files instanceof RegExp ? [...modules.keys()].filter((file) => files.test(file)) : [...files]
      return named.map((file) => [file, `${name}.js`] as const)
    }),
  )
}

/**
 * Without its `'use client'` an entry point cannot be imported by a server component, and no other check would notice.
 */
function assertDirectives(directory: string, entries: string[]): void {
  const directive = /^['"]use client['"]/
  for (const entry of entries) {
    const built = join(directory, 'dist', `${basename(entry, '.ts')}.js`)
    const expected = directive.test(readFileSync(join(directory, entry), 'utf8'))
    if (expected && !directive.test(readFileSync(built, 'utf8'))) throw new Error(`${built} lost its 'use client'.`)
  }
}

/**
 * Joins the style sheets into one file, without comments, and without the spaces and quotes that no browser needs: a page that
 * does not minify would load them. Nothing else changes, since the consumer's own build minifies.
 */
async function bundleStyles(entry: string, outDir: string): Promise<void> {
  await buildStyles({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'esnext',
      cssMinify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { assetFileNames: '[name][extname]' } },
    },
  })
  const built = join(outDir, basename(entry))
  writeFileSync(built, squeeze(readFileSync(built, 'utf8')))
  // TypeScript checks imports for side effects, too, and does not know style sheets.
  writeFileSync(`${built}.d.ts`, 'export {}\n')
}

/**
 * A colon and a star keep the spaces that mean "inside of", and a sign those on both sides: they make it a sum. A star before a
 * number multiplies.
 */
function squeeze(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]|:(?= )) ?|(?<=\() | (?=\))/g, '$1')
    .replace(/ (\/|\*(?= (?:-?\d|var))) /g, '$1')
    .replaceAll(';}', '}')
    .replace(/="([a-z][a-z-]*)"\]/g, '=$1]')
    .trim()
}

// The packages that the command line names, or all of them.
const named = process.argv.slice(2)
const chosen = packageNames.filter((name) => named.length === 0 || named.includes(name))
writeDeclarations()
for (const name of chosen) await bundlePackage(name)
console.log(`built ${chosen.join(', ')}`)
