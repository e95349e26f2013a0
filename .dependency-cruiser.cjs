/**
 * The import table: which folder may import which. Each line of a table names a layer and everything it may reach;
 * what is not listed is refused. `scripts/checks/importTable.test.ts` plants a violation of every rule.
 */

const ground = ['wire', 'errors', 'encoding', 'time']
const doors = ['api', 'crypto', 'webauthn', 'storage']

const coreLayers = {
  wire: ground,
  errors: ground,
  encoding: ground,
  time: ground,
  api: ['api', ...ground],
  crypto: ['crypto', ...ground],
  webauthn: ['webauthn', ...ground],
  storage: ['storage', ...ground],
  state: ['state'],
  session: ['session', ...doors, 'state', ...ground],
  flows: ['flows', 'session', ...doors, 'state', ...ground],
  controllers: ['controllers', 'flows', 'session', 'state', ...ground],
  'onServer.ts': ['exports'],
  'createWalletClient.ts': ['flows', 'session', 'api', 'storage', 'crypto', 'state', ...ground],
}

const areas = ['sign-in', 'session', 'wallets', 'payment', 'payees', 'activity', 'sca', 'settings']

const reactLayers = {
  provider: ['provider'],
  primitives: ['primitives', 'provider'],
  shared: ['shared', 'primitives', 'provider'],
  ...Object.fromEntries(areas.map((area) => [area, [...areas, 'shared', 'primitives', 'provider']])),
}

/** The floors of the sandbox. What stands beside the folders joins them: the routes, the agenda, the controls. */
const sandboxLayers = {
  controls: ['controls'],
  crypto: ['crypto'],
  state: ['state', 'controls'],
  due: ['due', 'state', 'context.ts'],
  http: ['http', 'crypto', 'due', 'context.ts'],
  money: ['money', 'http'],
  signing: ['signing', 'crypto', 'due', 'http', 'state', 'context.ts'],
  areas: ['areas', 'controls', 'crypto', 'due', 'http', 'money', 'signing', 'state', 'context.ts'],
}

// Tests may reach anything; they are what holds the layers together from outside.
const tests = '(\\.test\\.tsx?$|/test/)'
const testingKit = '^packages/sandbox/src/testing/'
// A type leaves nothing behind in the program, so it may come from anywhere.
const typesAreFree = { dependencyTypesNot: ['type-only', 'type-import'] }

const source = (package_) => `^packages/${package_}/src/`
const oneOf = (layers) => `(${layers.map((layer) => (layer.endsWith('.ts') ? layer : `${layer}/`)).join('|')})`

const backendOnly = `${source('core')}wire/(service|documentedErrors)/`

function layerRules(package_, table, { top = [] } = {}) {
  const placed = [...Object.keys(table), ...top, 'exports']
  const unplaced = rule(
    `${package_}-unplaced`,
    `A new folder of ${package_} gets its line in this table first.`,
    { path: source(package_), pathNot: [tests, source(package_) + oneOf(placed)] },
    {},
  )
  const layers = Object.entries(table).map(([layer, allowed]) => ({
    name: `${package_}-${layer.replace('.ts', '')}`,
    comment: `${layer} of ${package_} may import ${allowed.join(', ')} and nothing else of its package.`,
    severity: 'error',
    from: { path: source(package_) + oneOf([layer]), pathNot: tests },
    to: { path: source(package_), pathNot: [source(package_) + oneOf(allowed)], ...typesAreFree },
  }))
  return [...layers, unplaced]
}

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

module.exports = {
  forbidden: [
    ...layerRules('core', coreLayers),
    ...layerRules('react', reactLayers),
    ...layerRules('sandbox', sandboxLayers, { top: ['[^/]+\\.ts', 'testing'] }),
    rule(
      'service-behind-its-wall',
      'What only a backend calls, and the table of errors, load with no page: `@countersign/core/wire` and `/documented-errors` alone bring them.',
      {
        path: source('core'),
        pathNot: [
          tests,
          backendOnly,
          `${source('core')}(wire/(resources|operations)|exports/(wire|documented-errors))\\.ts$`,
        ],
      },
      { path: backendOnly },
    ),
    rule(
      'core-knows-no-other-package',
      'The core runs without any framework and any of the other packages.',
      { path: source('core'), pathNot: tests },
      { path: ['^packages/(?!core/)', '(^|/)node_modules/(react|react-dom)/'] },
    ),
    rule(
      'react-knows-core-only',
      'The components reach the service through the core, never around it.',
      { path: source('react'), pathNot: tests },
      { path: '^packages/(?!react/|core/)' },
    ),
    rule(
      'core-by-its-journeys',
      'An entry of all journeys brings all of them: esbuild loads what any of its modules needs with the first screen.',
      { path: source('react'), pathNot: tests },
      { path: `${source('core')}exports/(flows|index)\\.ts$`, ...typesAreFree },
    ),
    rule(
      'locales-are-words',
      'A translation is words: it takes types of the components, and loads nothing but React for its elements.',
      { path: source('locales'), pathNot: tests },
      { path: '^packages/(?!locales/)', ...typesAreFree },
    ),
    rule(
      'command-stands-alone',
      'What makes an app starts before anything is installed, so it brings nothing.',
      { path: source('create-countersign'), pathNot: tests },
      { path: ['^packages/(?!create-countersign/)', '(^|/)node_modules/'] },
    ),
    rule(
      'servers-know-the-wire-only',
      'The relay and the sandbox share the vocabulary with the browser and no code: they check each other.',
      { path: source('(platform|sandbox)'), pathNot: [tests, testingKit] },
      { path: '^packages/', pathNot: ['^packages/$1/', '^packages/core/src/exports/wire\\.ts$'] },
    ),
    rule(
      'testing-kit-stands-alone',
      'The kit joins a client, a platform and the sandbox for tests. Nothing else may load the other two.',
      { path: source('sandbox'), pathNot: [tests, testingKit, '/exports/testing\\.ts$'] },
      { path: testingKit },
    ),
    rule(
      'packages-by-name',
      'Another package is imported by its name, never by a path into its folder; this holds for types too.',
      { path: '^(?:packages|apps)/([^/]+)/', pathNot: tests },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'public-exports-only',
      'What another package may use is what its exports folder lists.',
      { path: '^(?:packages|apps)/([^/]+)/', pathNot: tests },
      { path: '^packages/[^/]+/', pathNot: ['^packages/$1/', '^packages/[^/]+/src/(exports/|onNode.ts$)', '\\.css$'] },
    ),
    rule(
      'packages-know-no-application',
      'A package is used by the demo, the end-to-end tests and the scripts, never the other way round.',
      { path: '^packages/[^/]+/src/', pathNot: tests },
      { path: '^(apps|e2e|scripts|bench)/' },
    ),
    rule(
      'exports-are-the-top',
      'The exports folder is for consumers; inside a package the module itself is imported.',
      { path: '^packages/([^/]+)/src/(?!exports/|(?:onServer|onNode).ts$)', pathNot: tests },
      { path: '^packages/$1/src/exports/' },
    ),
    rule(
      'no-tests-in-the-product',
      'What is published does not depend on a test.',
      { path: '^packages/[^/]+/src/', pathNot: tests },
      { path: tests },
    ),
    rule(
      'key-database-behind-storage',
      'IndexedDB is opened in storage/ only, also through a library.',
      { path: '^packages/(core|react)/src/', pathNot: [tests, `${source('core')}storage/`] },
      { path: 'node_modules/idb-keyval/' },
    ),
    rule(
      'cryptography-behind-crypto',
      'Keys are handled in crypto/ only, also through a library.',
      { path: '^packages/(core|react)/src/', pathNot: [tests, `${source('core')}crypto/`] },
      { path: 'node_modules/(@hpke|@noble)/' },
    ),
    rule(
      'passkeys-behind-webauthn',
      'The browser is asked for a passkey in webauthn/ only, also through a library.',
      { path: '^packages/(core|react)/src/', pathNot: [tests, `${source('core')}webauthn/`] },
      { path: 'node_modules/@simplewebauthn/' },
    ),
    rule(
      'no-cycles',
      'Two modules that need each other are one module, or hide a third.',
      {},
      { circular: true, viaOnly: typesAreFree },
    ),
    rule(
      'no-unresolved-import',
      'An import that leads nowhere would escape every other rule. What begins with `astro:` is made by the build of the site.',
      {},
      { couldNotResolve: true, pathNot: '^astro:' },
    ),
  ],
  options: {
    // What stays in the program is written: a type is imported with `type` (`verbatimModuleSyntax`).
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|generated|\\.astro|test-results|playwright-report)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
