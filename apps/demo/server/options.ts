/** A service that is already running, and what the platform needs to reach it. */
export type LiveService = {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where it lists internal accounts, if that differs from the usual path. */
  readonly internalAccountsPath?: string
}

/** The options of the demo. Without `service` it brings its own sandbox, seeded customers and the backstage panel. */
export type DemoOptions = {
  /** Where the wallet is served; the next free port when it is taken. */
  readonly port?: number
  /** Names that the demo may be opened by, besides `localhost` and IP addresses. */
  readonly allowedHosts?: readonly string[]
  readonly service?: LiveService
  /** The built page. Default: `dist` of the demo. */
  readonly pagesDirectory?: string
  /** Name of the wallet-signature header, if a deployment has its own. */
  readonly walletSignatureHeader?: string | undefined
  /** Pinned signer keys, uncompressed hex. Default: those of the sandbox or of production. */
  readonly trust?: { readonly otpBundle: readonly string[]; readonly export: readonly string[] }
  /** The keys with which a live service signs its events, PEM. */
  readonly webhookKeys?: readonly string[]
  /** Who may sign in at a live service: email address to customer id. */
  readonly customers?: ReadonlyMap<string, string>
  /** The customer of a live service whose wallet stands in for unknown logins: `Customer:…`. */
  readonly decoyCustomerId?: string
}

/**
 * Reads the options from environment variables.
 *
 * @throws `Error` that names the variable when one is missing or malformed.
 */
export function readOptions(env: NodeJS.ProcessEnv): DemoOptions {
  const walletSignatureHeader = env.SERVICE_SIGNATURE_HEADER || undefined
  return {
    port: readPort(env.PORT),
    allowedHosts: splitList(env.DEMO_ALLOWED_HOSTS),
    ...(env.SERVICE_BASE_URL && { service: readService(env, env.SERVICE_BASE_URL) }),
    walletSignatureHeader,
    trust: { otpBundle: readKeys(env, 'SERVICE_TRUST_OTP'), export: readKeys(env, 'SERVICE_TRUST_EXPORT') },
    webhookKeys: readWebhookKeys(env.SERVICE_WEBHOOK_KEYS),
    customers: readCustomers(env.DEMO_CUSTOMERS),
    ...(env.DEMO_DECOY && { decoyCustomerId: readDecoy(env.DEMO_DECOY) }),
  }
}

function readPort(text = '4000'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT takes a number from 0 to 65535.')
  return port
}

function readService(env: NodeJS.ProcessEnv, baseUrl: string): LiveService {
  const { SERVICE_CLIENT_ID: clientId, SERVICE_CLIENT_SECRET: clientSecret } = env
  const { SERVICE_INTERNAL_ACCOUNTS_PATH: internalAccountsPath } = env
  if (!URL.canParse(baseUrl)) throw new Error('SERVICE_BASE_URL is not a URL.')
  if (!clientId || !clientSecret)
    throw new Error('SERVICE_BASE_URL requires SERVICE_CLIENT_ID and SERVICE_CLIENT_SECRET as well.')
  return { baseUrl, clientId, clientSecret, ...(internalAccountsPath && { internalAccountsPath }) }
}

/** An uncompressed P-256 point: `04` and 64 bytes (SEC 1 §2.3.3). */
const uncompressedPoint = /^04[0-9a-f]{128}$/i

function readKeys(env: NodeJS.ProcessEnv, name: 'SERVICE_TRUST_OTP' | 'SERVICE_TRUST_EXPORT'): readonly string[] {
  const keys = splitList(env[name])
  if (!keys.every((key) => uncompressedPoint.test(key)))
    throw new Error(`${name} takes public keys as uncompressed hex, separated by commas.`)
  return keys
}

/** PEM, one key after the other (RFC 7468). */
const publicKeyBlock = /-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----/g

function readWebhookKeys(text = ''): readonly string[] {
  if (text.replaceAll(publicKeyBlock, '').trim() !== '')
    throw new Error('SERVICE_WEBHOOK_KEYS takes public keys as PEM.')
  return text.match(publicKeyBlock) ?? []
}

function readCustomers(text: string | undefined): ReadonlyMap<string, string> {
  const pairs = splitList(text).map((pair) => pair.split('='))
  if (!pairs.every(([email, id, ...rest]) => email?.includes('@') && id?.startsWith('Customer:') && rest.length === 0))
    throw new Error('DEMO_CUSTOMERS takes email=Customer:id pairs, separated by commas.')
  return new Map(pairs.map(([email = '', id = '']) => [email, id]))
}

function readDecoy(customerId: string): string {
  if (!customerId.startsWith('Customer:')) throw new Error('DEMO_DECOY takes the id of a customer: Customer:…')
  return customerId
}

function splitList(text = ''): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
