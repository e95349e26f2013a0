import { mkdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { checkImports } from './importTable.ts'

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }

const passkeyLibrary = 'node_modules/@simplewebauthn/browser'

const areas = ['sign-in', 'session', 'payment', 'sca', 'settings', 'wallets', 'payees', 'activity']

/**
 * Each refused import: the rule that must name it, its module, its target, and how it is written. What the table allows is in
 * the real sources, in which the check finds no fault.
 */
const refused: [rule: string, from: string, to: string, specifier?: string][] = [
  ['core-wire', 'core/wire/quotes', 'core/api/send'],
  ['core-errors', 'core/errors/list', 'core/crypto/seal'],
  ['core-encoding', 'core/encoding/hex', 'core/crypto/seal'],
  ['core-time', 'core/time/clock', 'core/session/life'],
  ['core-api', 'core/api/send', 'core/crypto/seal'],
  ['core-crypto', 'core/crypto/seal', 'core/storage/keys'],
  ['core-webauthn', 'core/webauthn/passkey', 'core/api/send'],
  ['core-storage', 'core/storage/keys', 'core/session/life'],
  ['core-state', 'core/state/readable', 'core/errors/list'],
  ['core-session', 'core/session/life', 'core/flows/login'],
  ['core-flows', 'core/flows/login', 'core/controllers/login'],
  ['core-controllers', 'core/controllers/login', 'core/crypto/seal'],
  ['core-createWalletClient', 'core/createWalletClient', 'core/controllers/login'],
  ['core-onServer', 'core/onServer', 'core/flows/login'],
  ['react-provider', 'react/provider/useStore', 'react/primitives/Button'],
  ['react-primitives', 'react/primitives/Button', 'react/sign-in/login/Login'],
  ['react-shared', 'react/shared/details/Row', 'react/sign-in/login/Login'],
  ...areas.map((area): [string, string, string] => [
    `react-${area}`,
    `react/${area}/login/Login`,
    'react/exports/index',
  ]),
  ['core-unplaced', 'core/helpers/misc', 'core/errors/list'],
  ['react-unplaced', 'react/helpers/misc', 'react/primitives/Button'],
  ['service-behind-its-wall', 'core/flows/login', 'core/wire/service/tokens'],
  ['service-behind-its-wall', 'core/wire/quotes', 'core/wire/service/tokens'],
  ['service-behind-its-wall', 'core/api/send', 'core/wire/documentedErrors/documentedErrors'],
  ['sandbox-controls', 'sandbox/controls/cards', 'sandbox/state/table'],
  ['sandbox-crypto', 'sandbox/crypto/point', 'sandbox/http/responses'],
  ['sandbox-state', 'sandbox/state/table', 'sandbox/areas/cards/cards'],
  ['sandbox-due', 'sandbox/due/schedule', 'sandbox/areas/cards/cards'],
  ['sandbox-http', 'sandbox/http/responses', 'sandbox/areas/cards/cards'],
  ['sandbox-money', 'sandbox/money/amounts', 'sandbox/areas/cards/cards'],
  ['sandbox-signing', 'sandbox/signing/payload', 'sandbox/areas/cards/cards'],
  ['sandbox-areas', 'sandbox/areas/cards/cards', 'sandbox/routes'],
  ['sandbox-unplaced', 'sandbox/helpers/misc', 'sandbox/crypto/point'],
  ['core-knows-no-other-package', 'core/flows/login', 'node_modules/react/index.js', 'react'],
  ['core-knows-no-other-package', 'core/api/send', 'platform/exports/index', '@countersign/platform'],
  ['react-knows-core-only', 'react/sign-in/login/Login', 'sandbox/exports/index', '@countersign/sandbox'],
  ['core-by-its-journeys', 'react/sign-in/login/Login', 'core/exports/index', '@countersign/core'],
  ['locales-are-words', 'locales/de/payment', 'react/exports/index', '@countersign/react'],
  ['command-stands-alone', 'create-countersign/cli', 'core/exports/wire', '@countersign/core/wire'],
  ['servers-know-the-wire-only', 'platform/handler', 'core/exports/index', '@countersign/core'],
  ['servers-know-the-wire-only', 'sandbox/routes', 'platform/exports/index', '@countersign/platform'],
  ['testing-kit-stands-alone', 'sandbox/routes', 'sandbox/testing/kit'],
  ['packages-by-name', 'platform/guard', 'core/exports/wire'],
  ['packages-by-name', 'demo/main', 'core/exports/index'],
  ['public-exports-only', 'react/sign-in/login/Login', 'core/flows/login', '@countersign/core/src/flows/login.ts'],
  ['packages-know-no-application', 'react/primitives/Button', 'demo/main'],
  ['exports-are-the-top', 'platform/handler', 'platform/exports/index'],
  ['no-tests-in-the-product', 'core/flows/login', 'core/flows/login.test'],
  ['key-database-behind-storage', 'core/session/life', 'node_modules/idb-keyval/index.js', 'idb-keyval'],
  ['cryptography-behind-crypto', 'core/flows/login', 'node_modules/@hpke/core/index.js', '@hpke/core'],
  ['passkeys-behind-webauthn', 'core/flows/login', `${passkeyLibrary}/index.js`, '@simplewebauthn/browser'],
  ['no-cycles', 'platform/guard', 'platform/handler'],
  ['no-unresolved-import', 'sandbox/routes', './nowhere.ts', './nowhere.ts'],
]

/** Two imports that lead back and forth between two folders. */
const folderPairs: [package_: string, there: [string, string], back: [string, string]][] = [
  ['core', ['core/errors/list', 'core/encoding/hex'], ['core/encoding/text', 'core/errors/codes']],
  [
    'react',
    ['react/sca/login/Login', 'react/payment/login/Login'],
    ['react/payment/send/Send', 'react/sca/proof/Proof'],
  ],
  ['platform', ['platform/guards/wall', 'platform/service/relay'], ['platform/service/call', 'platform/guards/ids']],
  [
    'sandbox',
    ['sandbox/areas/cards/cards', 'sandbox/areas/agents/agents'],
    ['sandbox/areas/agents/policy', 'sandbox/areas/cards/states'],
  ],
]

/** What every planted tree contains, so that each planted import leads somewhere. */
const modules = [
  ...new Set([
    ...refused.flatMap(([, from, to]) => [from, to]),
    ...folderPairs.flatMap(([, there, back]) => [...there, ...back]),
  ]),
].filter((module) => !/\.[jt]s$/.test(module))

/** `core/api/send` is `packages/core/src/api/send.ts`; what already is a path stays one. */
function pathOf(module: string): string {
  if (/\.[jt]s$/.test(module)) return module
  return `${module.replace(/^([\w-]+)/, (name) => (name === 'demo' ? 'apps/demo/src' : `packages/${name}/src`))}.ts`
}

function relativeSpecifier(from: string, to: string): string {
  const path = relative(dirname(pathOf(from)), pathOf(to))
  return path.startsWith('.') ? path : `./${path}`
}

/** The folder that the check names: an area of the sandbox is one. */
const floorOf = (module: string) => /^\w+\/(areas\/\w+|[\w-]+)/.exec(module)?.[0]

/** Writes a small workspace whose modules contain the given statements. */
function plantTree(statements: readonly (readonly [from: string, statement: string])[]): string {
  const { root: tree, write } = createTree(afterAll)
  for (const module of modules) {
    const lines = statements.filter(([from]) => from === module).map(([, statement]) => statement)
    write(pathOf(module), lines.join('\n'))
  }
  for (const name of ['react', 'idb-keyval', '@hpke/core', '@simplewebauthn/browser'])
    write(`node_modules/${name}/index.js`, '')
  mkdirSync(join(tree, 'node_modules/@countersign'), { recursive: true })
  for (const name of ['core', 'react', 'locales', 'platform', 'sandbox']) {
    const exports = { '.': './src/exports/index.ts', './wire': './src/exports/wire.ts', './src/*': './src/*' }
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@countersign/${name}`, type: 'module', exports }))
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@countersign', name))
  }
  return tree
}

describe('a planted import', () => {
  let violations: string[]

  beforeAll(async () => {
    const pairs = folderPairs.flatMap(([, there, back]) => [there, back])
    const imports = [...refused.map(([, ...planted]) => planted), ...pairs]
    const statements = imports.map(
      ([from, to, specifier = relativeSpecifier(from, to)]) => [from, `import '${specifier}'`] as const,
    )
    // The other half of the cycle, which is reported once.
    const back = ['platform/handler', "import './guard.ts'"] as const
    violations = (await checkImports(plantTree([...statements, back]))).faults
  })

  test.each(refused)('is refused by %s: %s → %s', (rule, from, to) => {
    expect(violations).toContain(`${rule}: ${pathOf(from)} → ${pathOf(to)}`)
  })

  test.each(folderPairs)('is refused with one that leads back, between two folders of the %s', (_name, there) => {
    expect(violations).toContain(`no-folder-pairs: ${there.map(floorOf).sort().join(' → ')}`)
  })
})

test('every rule of the table has a planted violation', () => {
  const planted = new Set(refused.map(([rule]) => rule))

  expect(config.forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([])
})
