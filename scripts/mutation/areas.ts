/** One part of the sources whose tests are tested. */
export type MutationArea = {
  name: string
  /** What is changed: patterns of sources. */
  sources: readonly string[]
  /** The test files that have to fail: those of the area, not the whole suite that runs through it. */
  tests: readonly string[]
}

const core = 'packages/core/src'
/** What decides by itself, so that its own tests are enough. */
const scaChecks = '(checkVerificationLink|isSamePayee|proof|readLock|scaLock|toScaConflict)'

/**
 * A test that takes five seconds alone is left out (hundreds of seeded runs, lies in every response): it would run for
 * each mutant of nearly every line.
 */
export const slowTests: readonly string[] = [
  `${core}/flows/payment/confirmQuote.{seeded,sca}.test.ts`,
  `${core}/flows/payment/failingService.crowd.test.ts`,
  `${core}/session/interleavings.test.ts`,
]

export const mutationAreas: readonly MutationArea[] = [
  {
    name: 'platform/guards',
    sources: ['packages/platform/src/{guards,ownership}/*.ts'],
    tests: [
      'packages/platform/src/{guards,ownership,upload}/*.test.ts',
      'packages/platform/src/login/ticketCookie.test.ts',
    ],
  },
  {
    name: 'core/crypto',
    sources: [`${core}/crypto/**/*.ts`],
    tests: [`${core}/crypto/**/*.test.ts`],
  },
  {
    name: 'core/flows/signedRequest',
    sources: [`${core}/flows/*.ts`],
    tests: [`${core}/flows/*.test.ts`],
  },
  {
    name: 'core/flows/payment/intent',
    sources: [`${core}/flows/payment/{compare*,paymentIntent}.ts`],
    tests: [`${core}/flows/payment/{compare*,paymentIntent*}.test.ts`],
  },
  {
    name: 'core/flows/payment',
    sources: [`${core}/flows/payment/!(compare*|paymentIntent*).ts`],
    tests: [`${core}/flows/payment/*.test.ts`],
  },
  {
    name: 'core/storage',
    sources: [`${core}/storage/**/*.ts`],
    tests: [`${core}/storage/**/*.test.ts`, `${core}/flows/payment/{paymentIntent*,repeatRequest}.test.ts`],
  },
  {
    name: 'core/session',
    sources: [`${core}/session/*.ts`],
    tests: [`${core}/session/*.test.ts`],
  },
  {
    name: 'core/flows/sca/checks',
    sources: [`${core}/flows/sca/@${scaChecks}.ts`],
    tests: [`${core}/flows/sca/@${scaChecks}.test.ts`],
  },
  {
    name: 'core/flows/sca',
    sources: [`${core}/flows/sca/!${scaChecks}.ts`],
    tests: [`${core}/{flows,controllers}/sca/*.test.ts`],
  },
  {
    name: 'core/flows/sign-in',
    sources: [`${core}/flows/{sign-in,session}/*.ts`],
    tests: [`${core}/{flows,controllers}/{sign-in,session}/*.test.ts`],
  },
  {
    name: 'core/flows/settings',
    sources: [`${core}/flows/{activity,payees,settings,wallets}/*.ts`],
    tests: [
      `${core}/{flows,controllers}/{activity,payees,settings,wallets}/*.test.ts`,
      `${core}/controllers/reader.test.ts`,
    ],
  },
  {
    name: 'sandbox/idempotency',
    sources: ['packages/sandbox/src/http/idempotency.ts'],
    tests: ['packages/sandbox/src/http/idempotency.test.ts'],
  },
]
