import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  // What the adapters of the core's README are tried with; nothing here is written in either.
  svelte: false,
  vue: false,
  workspaces: {
    '.': {
      // Scripts are started by name, from package.json and from the steps of check, build and test.
      entry: [
        'scripts/{checks,packages,packages/pages,size}/*',
        'scripts/tests/vitestReporter.ts',
        'scripts/{installPrograms,journeyServers}.ts',
        // Started by scripts/pick.ts.
        'scripts/{build,check,derive,engines,examples,mutation,testLong}.ts',
        // Named in stryker.config.json.
        'scripts/mutation/{vitest.config,errorTexts}.ts',
        'bench/*.ts',
        'bench/activity/run.ts',
        // Processes of bench/relay/run.ts.
        'bench/relay/{target,upstream}.ts',
        // Processes of bench/relay/loads.ts.
        'bench/relay/{run,loads,loads/relay,loads/sandbox}.ts',
      ],
      project: ['{scripts,bench}/**/*.ts', 'examples/*.ts', '*.ts'],
      ignoreDependencies: [
        // Started by scripts/check.ts.
        '@biomejs/biome',
        // Imported by examples in docs.
        '@countersign/locales',
        // Stand in for React where vite.config.ts runs the component tests a second time.
        'react-18',
        'react-dom-18',
      ],
    },
    'packages/core': {
      // The page of the engine checks is built by scripts/engines.ts. Examples are compiled only.
      entry: ['src/exports/*.ts', 'engines/page/main.ts', 'test/examples/*.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts', 'engines/**/*.ts'],
    },
    'packages/react': {
      entry: ['src/exports/*.ts', 'test/examples/*.tsx'],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'],
    },
    'packages/platform': {
      entry: ['src/exports/*.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
    },
    'packages/sandbox': {
      entry: ['src/exports/*.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
      // Only `./testing` needs it: who starts the sandbox alone does not install it.
      ignoreDependencies: ['@countersign/platform'],
    },
    // The command; package.json names it as it is once it is built.
    'packages/create-countersign': { entry: ['src/cli.ts'], project: ['src/**/*.ts'] },
    'packages/*': {
      entry: ['src/exports/*.ts'],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'],
    },
    'apps/docs': {
      entry: [
        // Started by scripts/site.ts; the worker is written into the built site by `offline.ts`.
        'generator/{main,offline}.ts',
        'generator/offlineWorker.js',
        // Named in a string of astro.config.ts.
        'src/live/page.ts',
      ],
      project: ['generator/**/*.{ts,js}', 'src/**/*.{ts,tsx,astro,mdx}', '*.ts'],
    },
    'apps/demo': { project: ['**/*.{ts,tsx}'] },
    e2e: {
      // Built by scripts/journeyServers.ts.
      entry: ['enter/enter.ts', '{engines,site}/playwright.config.ts', 'engines/journeys.ts', 'site/*.gallery.ts'],
      project: ['**/*.ts'],
    },
  },
  // A type that a public signature mentions is exported along with it, even before another module imports it.
  ignoreExportsUsedInFile: { type: true, interface: true },
}

export default config
