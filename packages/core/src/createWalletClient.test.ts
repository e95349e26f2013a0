import { expect, test } from 'vitest'
import { type CreateWalletClientOptions, createWalletClient } from './createWalletClient.ts'

const baseUrl = '/api/wallet'
const key = `04${'ab'.repeat(64)}`

test('in production the keys of the public deployment are pinned', () => {
  const { trust, exportTrust } = createWalletClient({ baseUrl })

  expect(trust.signersHex).toEqual([expect.stringMatching(/^046b4f88[0-9a-f]{122}$/)])
  // Undefined: `exportWallet` has the key of the public deployment.
  expect(exportTrust.signersHex).toBeUndefined()
  expect([trust.dangerouslyTrustUnsigned, exportTrust.dangerouslyTrustUnsigned]).toEqual([false, false])
})

test('without an address nothing can work, which is said at once', () => {
  expect(() => createWalletClient({ baseUrl: undefined } as never)).toThrow('createWalletClient: `baseUrl` is missing.')
})

test.each([
  [{ trsut: {} }, 'there is no option `trsut`'],
  [{ constructor: 1 }, 'there is no option `constructor`'],
  [{ trust: { otpBundles: [key] } }, 'there is no option `trust.otpBundles`'],
  [{ session: { idleLockMS: 300_000 } }, 'there is no option `session.idleLockMS`'],
  [{ otp: { digits: 6 } }, 'there is no option `otp.digits`'],
  [{ passkeys: { rpID: 'example.com' } }, 'there is no option `passkeys.rpID`'],
  [{ sca: { verificationOrigin: [] } }, 'there is no option `sca.verificationOrigin`'],
  [{ headerNames: { toString: 'Signature' } }, 'there is no option `headerNames.toString`'],
  [{ session: { idleLockMs: 0 } }, '`session.idleLockMs` is not a number of milliseconds'],
  [{ session: { idleLockMs: Number.NaN } }, '`session.idleLockMs` is not a number of milliseconds'],
  [{ session: { idleLockMs: '5 minutes' } }, '`session.idleLockMs` is not a number of milliseconds'],
  [{ session: { idleLockMs: null } }, '`session.idleLockMs` is not a number of milliseconds'],
  [{ trust: { otpBundle: ['04…'] } }, '"04…" in `trust` is not a public key'],
  [{ trust: { otpBundle: [key, 'zz'] } }, '"zz" in `trust` is not a public key'],
  [{ trust: { export: `02${'ab'.repeat(32)}` } }, 'in `trust` is not a public key'],
  [{ trust: { export: [undefined] } }, '"undefined" in `trust` is not a public key'],
])('a client with %j is created in no environment', (options, fault) => {
  for (const environment of [undefined, 'production', 'sandbox'])
    expect(() => createWalletClient({ baseUrl, environment, ...options } as never)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^createWalletClient: .*\.$/) }),
    )
  expect(() => createWalletClient({ baseUrl, ...options } as never)).toThrow(fault)
})

test('every option of the types is known, and an option may be undefined', () => {
  const all: Required<CreateWalletClientOptions> = {
    baseUrl,
    environment: 'sandbox',
    trust: { otpBundle: [key, key.toUpperCase()], export: [] },
    dangerouslyTrustUnsignedBundles: false,
    dangerouslyTrustUnsignedExports: false,
    legacySessionKey: false,
    otp: { length: 6, characters: 'digits', lifetimeMs: 1 },
    passkeys: { rpId: undefined },
    sca: { verificationOrigins: undefined },
    liveEvents: false,
    session: { idleLockMs: 1, refresh: 'never' },
    headerNames: { walletSignatureHeader: 'Wallet-Signature' },
    fetch: globalThis.fetch,
    clock: { now: () => 0, setTimer: () => () => {} },
    name: 'wallet',
  }
  expect(createWalletClient(all).otp.lifetimeMs).toBe(1)
  expect(createWalletClient({ baseUrl, trust: undefined, session: undefined } as never)).toBeDefined()
})

test('custom keys replace those of their purpose only', () => {
  const own = createWalletClient({ baseUrl, trust: { export: [key] } })
  expect(own.exportTrust.signersHex).toEqual([key])
  expect(own.trust.signersHex).not.toContain(key)
})

test('outside production codes need a pinned key, and exports are refused until one is pinned', () => {
  const environment = 'sandbox'
  expect(() => createWalletClient({ baseUrl, environment })).toThrow(/no key is pinned in `trust.otpBundle`/)
  expect(() => createWalletClient({ baseUrl, environment, trust: { export: [key] } })).toThrow(/trust\.otpBundle/)
  expect(createWalletClient({ baseUrl, environment, trust: { otpBundle: [key] } }).exportTrust.signersHex).toEqual([])
})

test.each(['dangerouslyTrustUnsignedBundles', 'dangerouslyTrustUnsignedExports'] as const)(
  '%s refuses to start anywhere but in a sandbox',
  (option) => {
    const trust = { otpBundle: [key], export: [key] }
    expect(() => createWalletClient({ baseUrl, trust, [option]: true })).toThrow(option)
    expect(() => createWalletClient({ baseUrl, trust, environment: 'production', [option]: true })).toThrow(option)
    expect(createWalletClient({ baseUrl, trust, environment: 'sandbox', [option]: true })).toBeDefined()
  },
)

test('session keys are created here unless the option says otherwise', () => {
  expect(createWalletClient({ baseUrl }).legacySessionKey).toBe(false)
})

test('a verification link cannot be opened until its site is configured', () => {
  expect(createWalletClient({ baseUrl }).sca.verificationOrigins).toEqual([])
  const verificationOrigins = ['https://verify.example', 'https://verify.example:8443']
  expect(createWalletClient({ baseUrl, sca: { verificationOrigins } }).sca).toEqual({ verificationOrigins })
})

test.each([
  'verify.example',
  'http://verify.example',
  'http://localhost:5173',
  'https://verify.example/',
  'https://verify.example/start',
  'https://VERIFY.example',
  'https://user@verify.example',
  'https:verify.example',
  'https://',
  'data:text/html,',
  'null',
  '',
])('a check is not opened on %j, which is not a secure origin', (origin) => {
  const options = { baseUrl, sca: { verificationOrigins: ['https://verify.example', origin] } }
  expect(() => createWalletClient(options)).toThrow(/sca\.verificationOrigins/)
})

test('in a sandbox a check may run on this machine', () => {
  const sandbox = { baseUrl, environment: 'sandbox', trust: { otpBundle: [key] } } as const
  for (const origin of ['http://localhost', 'http://localhost:5173'])
    expect(createWalletClient({ ...sandbox, sca: { verificationOrigins: [origin] } }).sca).toBeDefined()
  for (const origin of ['http://localhost.example', 'http://127.0.0.1', 'http://localhost:5173/'])
    expect(() => createWalletClient({ ...sandbox, sca: { verificationOrigins: [origin] } })).toThrow(/secure/)
})
