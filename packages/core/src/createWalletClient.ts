import type { Transport } from './api/send.ts'
import type { BundleTrust } from './crypto/envelopes/readSignedEnvelope.ts'
import { checkSettingsInSandbox, type Environment } from './errors/warnInSandbox.ts'
import { loadLiveEvents, loadSessionCalls, loadStoredSessions } from './flows/loadChunk.ts'
import { createLazySessionManager } from './session/lazySessionManager.ts'
import type { SessionManager, SessionRemote } from './session/sessionManager.ts'
import type { SessionOptions } from './session/sessionState.ts'
import { createLazyEvents, type WalletEvents } from './session/walletEvents.ts'
import { createLazyRecords } from './storage/lazyRecords.ts'
import type { Records } from './storage/records.ts'
import { createTabStorage, type TabStorage } from './storage/tabStorage.ts'
import { createTabs, type Tabs } from './storage/tabs.ts'
import { type Clock, createServerTime, deviceClock } from './time/clock.ts'
import { defaultHeaderNames, type HeaderNames } from './wire/headerNames.ts'

/** The format of one-time codes on this platform (`embeddedWalletConfig` of the service). */
export type OtpFormat = {
  /** 4 to 12. */
  readonly length: number
  readonly characters: 'digits' | 'alphanumeric'
  readonly lifetimeMs: number
}

/**
 * The trusted signing keys, per purpose: public keys in uncompressed hex, two while one is being rotated. Default in
 * production: the keys of the public deployment.
 */
export type TrustOptions = {
  /** Sign the enclave keys that codes are encrypted to. Required outside production. */
  otpBundle?: readonly string[] | undefined
  /** Sign exported wallets; different from the keys above. Outside production nothing is exported without them. */
  export?: readonly string[] | undefined
}

export type CreateWalletClientOptions = {
  /** Where the platform's handler is mounted, e.g. `/api/wallet`. */
  baseUrl: string
  /** The deployment that the keys below belong to. Default `production`. */
  environment?: Environment
  trust?: TrustOptions
  /** Accepts unsigned enclave keys. Refused unless the environment is `sandbox`. */
  dangerouslyTrustUnsignedBundles?: boolean
  /** Shows unsigned exported wallets. Refused unless the environment is `sandbox`. */
  dangerouslyTrustUnsignedExports?: boolean
  /**
   * Has the service create the session keys of passkeys, OpenID sign-ins and refreshes. Deprecated by the service, and
   * weaker, since the key exists outside this browser. Default false: each key is created here and never leaves.
   */
  legacySessionKey?: boolean
  otp?: Partial<OtpFormat>
  /** `rpId`: the domain that passkeys belong to, this page's own or a parent domain. Default: this page's own. */
  passkeys?: { rpId?: string | undefined }
  /**
   * `verificationOrigins`: sites that may be opened for the identity check of a lost SCA factor, or of the owner of a
   * wallet, `https://…`. Default: none.
   */
  sca?: { verificationOrigins?: readonly string[] | undefined }
  /**
   * Reads again what is shown when the platform reports that it changed (`GET /events`, the option `events` of its
   * handler), and from time to time while it cannot. Default false: a screen reads when it opens and after each change.
   */
  liveEvents?: boolean
  /** How long a session lasts. Default: as long as the user is active, without an idle lock. */
  session?: SessionOptions
  headerNames?: Partial<HeaderNames>
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch
  clock?: Clock
  /** Separates two wallets on one origin. Default `countersign`. */
  name?: string
}

/** Whose exports are trusted. Without keys: the key of the public deployment, which `exportWallet` loads with itself. */
export type ExportTrust = Omit<BundleTrust, 'signersHex'> & { readonly signersHex?: readonly string[] | undefined }

/** Everything that flows need, with each default resolved. Created once per page. */
export type WalletClient = {
  readonly transport: Transport
  readonly trust: BundleTrust
  readonly exportTrust: ExportTrust
  readonly legacySessionKey: boolean
  readonly otp: OtpFormat
  readonly passkeys: { readonly rpId?: string | undefined }
  readonly sca: { readonly verificationOrigins: readonly string[] }
  readonly sessions: SessionManager
  /** Absent unless the option `liveEvents` is set. */
  readonly events?: WalletEvents | undefined
  readonly records: Records
  readonly tabStorage: TabStorage
  readonly tabs: Tabs
}

type Group = 'trust' | 'otp' | 'passkeys' | 'sca' | 'session' | 'headerNames'

/** The options that are groups of settings, with the names of these. */
const groups: readonly (readonly [Group, readonly string[]])[] = [
  ['trust', ['otpBundle', 'export']],
  ['otp', ['length', 'characters', 'lifetimeMs']],
  ['passkeys', ['rpId']],
  ['sca', ['verificationOrigins']],
  ['session', ['idleLockMs', 'refresh']],
  ['headerNames', ['walletSignatureHeader']],
]

/** Signs enclave keys of the public production deployment. */
const productionOtpSigner =
  '046b4f88421f76b6ba418afc2ea1d8ced671337d7db6b80478a60d8531bf8f17fa9a512f0fef96fc0c9b4cd9dff70b34992e520ce04c79d931f6ff6296b547d201'

/**
 * Creates the client of one page. Nothing is opened, sent or stored by this call, so it is safe on a server.
 *
 * In a sandbox the console says which options have a value that cannot work.
 *
 * @throws `Error` for an unknown option and when nothing can work (no address, a text in place of a key), or when the
 * settings protect no user: no pinned keys outside production, unsigned bundles or exports outside a sandbox, or a
 * verification origin that is invalid or not secure.
 */
export function createWalletClient(options: CreateWalletClientOptions): WalletClient {
  checkSettingsInSandbox(options)
  const {
    baseUrl,
    environment = 'production',
    trust = {},
    dangerouslyTrustUnsignedBundles,
    dangerouslyTrustUnsignedExports,
    legacySessionKey = false,
    otp,
    passkeys = {},
    sca: { verificationOrigins = [] } = {},
    liveEvents,
    session = {},
    headerNames,
    fetch,
    clock = deviceClock,
    name = 'countersign',
    ...unknown
  } = options
  const isProduction = environment === 'production'
  const { otpBundle = isProduction ? [productionOtpSigner] : [], export: exportKeys } = trust
  if (!baseUrl) throw misconfigured('`baseUrl` is missing')
  // An option that is misspelled would leave its default in place: a wallet that never locks, or other keys.
  for (const option in unknown) throw misconfigured(`there is no option \`${option}\``)
  checkGroups(options)
  if (otpBundle.length === 0 && !dangerouslyTrustUnsignedBundles)
    throw misconfigured('no key is pinned in `trust.otpBundle`')
  checkOrigins(verificationOrigins, environment)

  const serverTime = createServerTime(clock)
  const records = createLazyRecords({
    load: async () => (await loadStoredSessions()).openRecords({ clock, databaseName: name }),
  })
  const tabs = createTabs({ name })
  const client: WalletClient = {
    transport: {
      baseUrl,
      clock,
      serverTime,
      headerNames: { ...defaultHeaderNames, ...headerNames },
      fetch,
      environment,
    },
    trust: {
      ...checkTrust('Bundles', { environment, isUnsigned: dangerouslyTrustUnsignedBundles, keys: otpBundle }),
      signersHex: otpBundle,
    },
    // Not every platform exports wallets, so no key is required here. Without one an export is refused before it is
    // sent.
    exportTrust: {
      ...checkTrust('Exports', { environment, isUnsigned: dangerouslyTrustUnsignedExports, keys: exportKeys }),
      signersHex: exportKeys ?? (isProduction ? undefined : []),
    },
    legacySessionKey,
    otp: { length: 6, characters: 'digits', lifetimeMs: 300_000, ...otp },
    passkeys,
    sca: { verificationOrigins },
    sessions: createLazySessionManager({
      load: async () => {
        const { createSessionManager, followPlatform } = await loadStoredSessions()
        const remote: SessionRemote = {
          refresh: async (session) => (await loadSessionCalls()).refreshSession(client, { session }),
          revoke: async (record) => (await loadSessionCalls()).revokeByOwnKey(client, { record }),
        }
        const manager = createSessionManager({ records, tabs, clock, serverTime, remote, ...session })
        if (client.events) followPlatform(client.events, manager)
        return manager
      },
    }),
    events: liveEvents ? createLazyEvents(async () => (await loadLiveEvents()).createLiveEvents(client)) : undefined,
    records,
    tabStorage: createTabStorage({ name }),
    tabs,
  }
  return client
}

function misconfigured(fault: string): Error {
  return new Error(`createWalletClient: ${fault}.`)
}

function checkGroups(options: CreateWalletClientOptions): void {
  for (const [group, names] of groups)
    for (const name in options[group])
      if (!names.includes(name)) throw misconfigured(`there is no option \`${group}.${name}\``)
  const { idleLockMs = 1 } = options.session ?? {}
  if (!(idleLockMs > 0)) throw misconfigured('`session.idleLockMs` is not a number of milliseconds')
}

type Trusted = { environment: Environment; isUnsigned: boolean | undefined; keys: readonly string[] | undefined }

/** A placeholder, or a key of another form, would refuse every code. */
function checkTrust(
  what: 'Bundles' | 'Exports',
  { environment, isUnsigned = false, keys = [] }: Trusted,
): Omit<BundleTrust, 'signersHex'> {
  for (const key of keys)
    if (!/^04[\da-f]{128}$/i.test(key)) throw misconfigured(`"${key}" in \`trust\` is not a public key`)
  if (isUnsigned && environment !== 'sandbox')
    throw misconfigured(`dangerouslyTrustUnsigned${what} requires environment "sandbox"`)
  return { dangerouslyTrustUnsigned: isUnsigned, environment }
}

function checkOrigins(origins: readonly string[], environment: Environment): void {
  const secure = environment === 'sandbox' ? /^(https:|http:\/\/localhost(:|$))/ : /^https:/
  for (const origin of origins)
    if (!secure.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw misconfigured(`"${origin}" in \`sca.verificationOrigins\` is not a secure origin`)
}
