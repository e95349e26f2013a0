import type { Transport } from './api/send.ts'
import type { BundleTrust } from './crypto/envelopes/readSignedEnvelope.ts'
import type { WalletError } from './errors/WalletError.ts'
import { loadLazyTurns, loadSandboxHints, loadSessionManager } from './flows/loadChunk.ts'
import { createLazySessionManager } from './session/lazySessionManager.ts'
import type { SessionManager, SessionRemote } from './session/sessionManager.ts'
import type { SessionOptions } from './session/sessionState.ts'
import { createPageNotes, type PageNotes } from './storage/pageNotes.ts'
import { openRecords, type Records } from './storage/records.ts'
import { createTabs, type Tabs } from './storage/tabs.ts'
import { type Clock, createServerTime, deviceClock } from './time/clock.ts'
import { defaultVocabulary, type Vocabulary } from './wire/vocabulary.ts'

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
  environment?: 'production' | 'sandbox'
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
   * `verificationOrigins`: sites that may be opened for the identity check of a lost SCA factor, `https://…`. Default:
   * none.
   */
  sca?: { verificationOrigins?: readonly string[] | undefined }
  /** How long a session lasts. Default: as long as the user is active, without an idle lock. */
  session?: SessionOptions
  vocabulary?: Partial<Vocabulary>
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch
  clock?: Clock
  /** Separates two wallets on one origin. Default `countersign`. */
  name?: string
}

/** Everything that flows need, with each default resolved. Created once per page. */
export type WalletClient = {
  readonly transport: Transport
  readonly trust: BundleTrust
  readonly exportTrust: BundleTrust
  readonly legacySessionKey: boolean
  readonly otp: OtpFormat
  readonly passkeys: { readonly rpId?: string | undefined }
  readonly sca: { readonly verificationOrigins: readonly string[] }
  readonly sessions: SessionManager
  readonly records: Records
  readonly notes: PageNotes
  readonly tabs: Tabs
}

/** Signs enclave keys of the public production deployment. */
const productionOtpSigner =
  '046b4f88421f76b6ba418afc2ea1d8ced671337d7db6b80478a60d8531bf8f17fa9a512f0fef96fc0c9b4cd9dff70b34992e520ce04c79d931f6ff6296b547d201'

/** Signs exported wallets of the public production deployment. */
const productionExportSigner =
  '04cf288fe433cc4e1aa0ce1632feac4ea26bf2f5a09dcfe5a42c398e06898710330f0572882f4dbdf0f5304b8fc8703acd69adca9a4bbf7f5d00d20a5e364b2569'

/**
 * Creates the client of one page. Nothing is opened, sent or stored by this call, so it is safe on a server.
 *
 * @throws `Error` when the settings protect no user: no pinned keys outside production, unsigned bundles or exports
 * outside a sandbox, or a verification origin that is invalid or not secure.
 */
export function createWalletClient(options: CreateWalletClientOptions): WalletClient {
  const { baseUrl, clock = deviceClock, name = 'countersign', otp, vocabulary } = options
  const serverTime = createServerTime(clock)
  const records = openRecords({ clock, databaseName: name })
  const tabs = createTabs({ name })
  const { session = {} } = options
  const client: WalletClient = {
    transport: {
      baseUrl,
      clock,
      serverTime,
      vocabulary: { ...defaultVocabulary, ...vocabulary },
      fetch: options.fetch,
      report: reportTo(options),
    },
    trust: resolveOtpTrust(options),
    // Not every platform exports wallets, so no key is required here. Without one an export is refused before it is
    // sent.
    exportTrust: resolveTrust(options, {
      signers: 'export',
      unsigned: 'dangerouslyTrustUnsignedExports',
      productionSigner: productionExportSigner,
    }),
    legacySessionKey: options.legacySessionKey ?? false,
    otp: { length: 6, characters: 'digits', lifetimeMs: 300_000, ...otp },
    passkeys: options.passkeys ?? {},
    sca: { verificationOrigins: checkVerificationOrigins(options) },
    sessions: createLazySessionManager({
      load: async () => {
        const { createSessionManager } = await loadSessionManager()
        const remote: SessionRemote = {
          refresh: async (session) => (await loadLazyTurns()).refreshSession(client, { session }),
          revoke: async (record) => (await loadLazyTurns()).revokeByOwnKey(client, { record }),
        }
        return createSessionManager({ records, tabs, clock, serverTime, remote, ...session })
      },
    }),
    records,
    notes: createPageNotes({ name }),
    tabs,
  }
  return client
}

function resolveOtpTrust(options: CreateWalletClientOptions): BundleTrust {
  const trust = resolveTrust(options, {
    signers: 'otpBundle',
    unsigned: 'dangerouslyTrustUnsignedBundles',
    productionSigner: productionOtpSigner,
  })
  if (trust.signersHex.length === 0 && !trust.dangerouslyTrustUnsigned)
    throw new Error('createWalletClient: no key is pinned in `trust.otpBundle`. Pin the keys that sign enclave keys.')
  return trust
}

function resolveTrust(
  { environment = 'production', trust, ...options }: CreateWalletClientOptions,
  use: {
    signers: keyof TrustOptions
    unsigned: 'dangerouslyTrustUnsignedBundles' | 'dangerouslyTrustUnsignedExports'
    productionSigner: string
  },
): BundleTrust {
  const { signers, unsigned, productionSigner } = use
  const { [unsigned]: dangerouslyTrustUnsigned = false } = options
  if (dangerouslyTrustUnsigned && environment !== 'sandbox')
    throw new Error(
      `createWalletClient: ${unsigned} requires environment "sandbox". Pin the signer keys in \`trust.${signers}\`.`,
    )
  const signersHex = trust?.[signers] ?? (environment === 'production' ? [productionSigner] : [])
  return { signersHex, dangerouslyTrustUnsigned, report: reportTo({ environment }) }
}

/** In a sandbox, the console says which setting is the likely cause of an error. */
function reportTo({ environment }: Pick<CreateWalletClientOptions, 'environment'>) {
  if (environment !== 'sandbox') return undefined
  return (error: WalletError): void =>
    void loadSandboxHints()
      .then(({ explainMisconfiguration }) => explainMisconfiguration(error))
      // A hint that cannot be loaded must not become a failure of its own.
      .catch(() => {})
}

function checkVerificationOrigins({ environment, sca }: CreateWalletClientOptions): readonly string[] {
  const secure = environment === 'sandbox' ? /^(https:|http:\/\/localhost(:|$))/ : /^https:/
  const { verificationOrigins = [] } = sca ?? {}
  for (const origin of verificationOrigins)
    if (!secure.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(
        `createWalletClient: "${origin}" in \`sca.verificationOrigins\` is not a secure origin, such as "https://a.example".`,
      )
  return verificationOrigins
}
