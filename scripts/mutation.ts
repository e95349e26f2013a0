import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSurvivors, type MutationReport } from './mutation/findSurvivors.ts'
import { runStep } from './steps.ts'

const core = 'packages/core/src'
/** What decides by itself, so that its own tests are enough. */
const checks = '(checkVerificationLink|isSamePayee|proof|readLock|scaLock|toScaConflict)'

/**
 * Sources, and the tests that have to fail for them besides those of the same pattern: those of the area, not the whole suite
 * that runs through it.
 */
const areas: { readonly [name: string]: readonly [sources: string, ...others: string[]] } = {
  'platform/guards': [
    'packages/platform/src/{guards,ownership}/*.ts',
    'packages/platform/src/upload/*.test.ts',
    'packages/platform/src/login/ticketCookie.test.ts',
  ],
  'core/crypto': [`${core}/crypto/**/*.ts`],
  'core/flows/signedRequest': [`${core}/flows/*.ts`],
  'core/flows/payment': [`${core}/flows/payment/*.ts`],
  'core/storage': [`${core}/storage/**/*.ts`, `${core}/flows/payment/{paymentIntent*,repeatRequest}.test.ts`],
  'core/session': [`${core}/session/*.ts`],
  'core/flows/sca/checks': [`${core}/flows/sca/@${checks}.ts`],
  'core/flows/sca': [`${core}/flows/sca/!${checks}.ts`, `${core}/{flows,controllers}/sca/*.test.ts`],
  'core/flows/sign-in': [`${core}/flows/{sign-in,session}/*.ts`, `${core}/controllers/{sign-in,session}/*.test.ts`],
  'core/flows/settings': [
    `${core}/flows/{activity,payees,settings,wallets}/*.ts`,
    `${core}/controllers/{activity,payees,settings,wallets}/*.test.ts`,
    `${core}/controllers/reader.test.ts`,
  ],
  'sandbox/idempotency': ['packages/sandbox/src/http/idempotency.ts'],
}

/**
 * Mutation testing: Stryker changes one expression after another, and a test of the same area has to fail. An argument is a
 * part of an area's name, such as `core/crypto`. What did not change since the last run is not tried again. Changes that make
 * no difference are in `mutation/equivalent.txt`.
 */
const parts = process.argv.slice(2)
const chosen = Object.entries(areas).filter(([name]) => parts.length === 0 || parts.some((part) => name.includes(part)))
if (chosen.length === 0) throw new Error(`No area has ${parts.join(' or ')} in its name.`)

const root = join(import.meta.dirname, '..')
const report = join(root, '.cache/mutation/report.json')
for (const [name, [sources, ...others]] of chosen) {
  const tests = [sources.replace(/\.ts$/, '.test.ts'), ...others]
  const files = globSync(sources, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const earlier = join(root, `.cache/mutation/${name.replaceAll('/', '.')}.json`)
  const { summary } = await runStep({
    title: name,
    command: ['nice', 'stryker', 'run', '--mutate', files.join(','), '--incrementalFile', earlier],
    env: { MUTATION_TESTS: tests.join(' ') },
    timeoutMs: 6 * 3_600_000,
    live: true,
  })
  const passed = summary.passed > 0
  const survivors = passed ? findSurvivors(JSON.parse(readFileSync(report, 'utf8')) as MutationReport) : []
  for (const survivor of survivors) console.log(`survived: ${survivor}`)
  if (!passed || survivors.length > 0) process.exitCode = 1
}
