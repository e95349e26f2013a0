import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const installed = '**/node_modules/**'
/** The templates that `create-countersign` publishes have a test of their own, for Node's own runner. */
const built = 'packages/*/dist/**'

/**
 * Tests of one package that need nothing but Node. Files share a process, which loads each module once: no module keeps
 * state, and one that did would be found out here.
 */
function nodeProject(name: string, setupFiles: string[] = []): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: [`packages/${name}/**/*.test.ts`],
      exclude: [installed, built],
      setupFiles,
      isolate: false,
    },
  }
}

/**
 * Where React's own versions differ: rendering, hydration, effects, hooks and refs in the parts that all screens are made
 * of, a part that throws in every screen, and one screen of each kind: a form, a guard around a page, a payment with its
 * proof, a list. The rest asks React for nothing else, and the long run takes it with the older one, too.
 */
const whereReactMatters = [
  'test/**/*',
  'src/{primitives,provider}/**/*',
  'src/sign-in/email-otp-login/EmailOtpLogin',
  'src/session/session-guard/{SessionGuard,useSession}',
  'src/payment/quote-confirmation/QuoteConfirmation{,.review}',
  'src/sca/sca-challenge/ScaChallenge',
  'src/settings/signed-resource/SignedResource*',
].map((path) => `packages/react/${path}.test.{ts,tsx}`)

/** What a response or a message says comes to a screen by the same way in both; that takes hundreds of renderings. */
const whereReactDoesNot = ['packages/react/test/{prototypeNames,pseudoLocalization}.test.tsx']

/** The component tests, run for each major version of React that the library supports. */
function reactProject(name: string, reactMajor: '18' | '19'): TestProjectInlineConfiguration {
  const old = reactMajor === '18'
  const short = old && !process.env.COUNTERSIGN_LONG
  return {
    extends: true,
    resolve: { alias: old ? [{ find: /^react(-dom)?(?=$|\/)/, replacement: 'react$1-18' }] : [] },
    test: {
      name,
      environment: 'jsdom',
      // Each module is loaded once for all files, as in the projects of Node; the page is new for each file.
      isolate: false,
      include: short ? whereReactMatters : ['packages/react/**/*.test.{ts,tsx}'],
      exclude: short ? [installed, ...whereReactDoesNot] : [installed],
      env: { REACT_MAJOR: reactMajor },
      setupFiles: [...(old ? ['packages/react/test/react18.ts'] : []), 'packages/react/test/setup.ts'],
    },
  }
}

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The demo runs under a strict Content Security Policy: no inline script, style or data URL.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What several screens share is one file in place of two hundred small ones, most of which a payment asks for.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  test: {
    // Ends a test that hangs, and only that: on a busy machine one that works takes ten times as long as alone.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // One core is otherwise left idle, and of two that is half.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: [join(import.meta.dirname, 'scripts/tests/putBack.ts')],
    // Many tests misconfigure a client of the sandbox. The hints of `core/src/errors/sandboxHints.ts` have tests of their own.
    onConsoleLog: (log) => !log.startsWith('Countersign: '),
    projects: [
      nodeProject('core', ['packages/core/test/setup.ts']),
      nodeProject('platform'),
      nodeProject('sandbox'),
      nodeProject('create-countersign'),
      {
        extends: true,
        test: { name: 'apps', include: ['{apps,bench}/**/*.test.{ts,tsx}'], exclude: [installed], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'locales',
          include: ['packages/locales/**/*.test.{ts,tsx}'],
          exclude: [installed],
          isolate: false,
        },
      },
      reactProject('react', '19'),
      reactProject('react-18', '18'),
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['scripts/**/*.test.ts', 'examples/*.test.ts'],
          isolate: false,
          // They compile, build and start programs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
