/** One promise of the library, and the tests that fail when it is broken. */
export type Proof = { promise: string; tests: readonly string[] }

const core = (path: string) => `packages/core/${path}`
const platform = (path: string) => `packages/platform/${path}`
const react = (path: string) => `packages/react/${path}`
const sandbox = (path: string) => `packages/sandbox/${path}`

/** What is promised, in the order of what it would cost if it were wrong. Paths are files or patterns. */
export const proofs: readonly Proof[] = [
  {
    promise: 'A code is sealed only for a genuine enclave: forged, altered, replayed and malformed bundles are refused',
    tests: [
      core('src/crypto/envelopes/*.test.ts'),
      core('src/crypto/encryptOtp.test.ts'),
      sandbox('src/crypto/bundle.test.ts'),
    ],
  },
  {
    promise: 'HPKE, points and signatures agree with published vectors and with a second implementation',
    tests: [core('src/crypto/{hpke,points,signatures}.test.ts'), sandbox('src/crypto/{der,point,vectors}.test.ts')],
  },
  {
    promise: 'Codes, words, keys and tokens appear in no request, storage, console, URL, error or page',
    tests: [
      core('src/flows/secrecy*.test.ts'),
      core('src/flows/sca/secrecy.test.ts'),
      platform('src/service/credentialLeak.test.ts'),
      'e2e/secrecy.spec.ts',
    ],
  },
  {
    promise: 'What is signed is what was shown: byte for byte, for this action, this wallet and these values',
    tests: [
      core('src/crypto/payload/*.test.ts'),
      core('src/flows/signedRequest*.test.ts'),
      sandbox('src/signing/*.test.ts'),
    ],
  },
  {
    promise: 'What the user agreed to is what is carried out, although the quote, the payee or the relay changes',
    tests: [
      core('src/flows/payment/comparePayment.test.ts'),
      core('src/controllers/payment/quoteConfirmation.{agreed,consent,replaced,removedPayee}.test.ts'),
      core('src/controllers/payment/funding.changed.test.ts'),
      react('src/sca/sca-challenge/ScaChallenge.agreed.test.tsx'),
    ],
  },
  {
    promise:
      'An intent to pay is carried out at most once: cut connections, reloads, double clicks, two tabs, lying relays',
    tests: [
      core('src/flows/payment/{confirmQuote,confirmQuote.sca,confirmQuote.seeded,paymentIntent,repeatRequest}.test.ts'),
      core('src/controllers/payment/*.{once,lyingRelay}.test.ts'),
      sandbox('src/http/idempotency.test.ts'),
    ],
  },
  {
    promise: 'An unknown outcome is never called a failure, and reading tells what happened',
    tests: [
      core('src/errors/outcome.test.ts'),
      core('src/controllers/**/*.{outcome,outcomeUnknown,lost}.test.ts'),
      react('src/sca/sca-proof/ScaProof.outcomeUnknown.test.tsx'),
    ],
  },
  {
    promise:
      'A customer reaches nothing that belongs to another: foreign ids, path tricks, forged tickets, smuggled bodies',
    tests: [
      platform('src/{guards,ownership}/*.test.ts'),
      platform('src/login/ticket*.test.ts'),
      platform('src/sca/{scaWall,relayTrust}.test.ts'),
    ],
  },
  {
    promise: 'Known and unknown logins cannot be told apart by status, shape, calls or time',
    tests: [platform('src/decoy/*.test.ts'), platform('src/login/{sameForEverybody,attempts,codeAllowance}.test.ts')],
  },
  {
    promise: 'Sessions end on the time of the device: jumps, sleep, lying dates, tabs and accounts, 200 interleavings',
    tests: [core('src/session/*.test.ts'), core('src/time/*.test.ts')],
  },
  {
    promise: 'Keys stay in the storage of the browser, which may be blocked, full, hanging or newer than the page',
    tests: [core('src/storage/**/*.test.ts')],
  },
  {
    promise: 'Strong Customer Authentication: factors, proofs, lock-out, expiry, replacement of what was lost',
    tests: [
      core('src/{controllers,flows}/sca/*.test.ts'),
      react('src/sca/**/*.test.tsx'),
      sandbox('src/areas/sca/**/*.test.ts'),
      'e2e/sca/*.spec.ts',
    ],
  },
  {
    promise: 'Passkeys: each way in which a prompt can end has its own result',
    tests: [
      core('src/webauthn/*.test.ts'),
      core('src/flows/sign-in/passkey*.test.ts'),
      platform('src/passkeys/*.test.ts'),
    ],
  },
  {
    promise: 'Hostile responses: nested, endless, duplicate keys, names of `Object.prototype`',
    tests: [
      core('src/wire/schema/*.test.ts'),
      core('src/api/*.test.ts'),
      platform('test/prototypeNames.test.ts'),
      react('test/prototypeNames.test.tsx'),
    ],
  },
  {
    promise: 'Amounts are exact, and what is shown cannot be disguised',
    tests: [
      core('src/encoding/*.test.ts'),
      react('src/primitives/{visibleText,Amount}.test.*'),
      sandbox('src/money/amounts.test.ts'),
    ],
  },
  {
    promise:
      'A part that throws leaves the page, the payment and a way out; React 18 and 19 stay silent; servers render each page',
    tests: [react('test/*.test.tsx'), react('src/provider/*.test.tsx')],
  },
  {
    promise: 'Every state of every screen passes axe, and the keyboard alone is enough',
    tests: ['e2e/{accessibility,keyboard}.spec.ts', react('src/primitives/stepFocus.test.tsx')],
  },
]
