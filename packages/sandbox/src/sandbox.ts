import type { operations } from '@countersign/core/wire'
import type { SandboxAccounts } from './controls/accounts.ts'
import type { SandboxCards } from './controls/cards.ts'
import type { SandboxOnboarding } from './controls/onboarding.ts'
import type { SandboxPayments } from './controls/payments.ts'
import type { SandboxSca } from './controls/sca.ts'
import type { SandboxWebhooks } from './controls/webhooks.ts'

type Operations = typeof operations

/** Names of the operations that the service implements (those of the platform itself are not among them). */
export type SandboxOperation = {
  [name in keyof Operations]: Operations[name] extends { servedBy: 'platform' } ? never : name
}[keyof Operations]

export type SandboxOptions = {
  /** Milliseconds since epoch. The sandbox clock is this plus the time that was advanced. Default: `Date.now`. */
  now?: () => number
  /**
   * The same seed gives the same ids in the same order. Default: `sandbox`. Where browsers come back after a restart, take
   * another one for each start: they remember payments by their ids.
   */
  seed?: string
  /** Default: `sandbox-client`. */
  clientId?: string
  /** Default: `sandbox-secret`. */
  clientSecret?: string
  /** Names of headers that may carry the wallet signature, besides `defaultHeaderNames.walletSignatureHeader`. */
  signatureHeaders?: readonly string[]
  /**
   * The relying party that passkeys belong to (WebAuthn §5.1.2), and the pages they are used on. Default: `localhost`,
   * on `http://localhost` with any port.
   */
  passkeys?: { rpId: string; origins: readonly string[] }
  /** Issuers of OpenID tokens, besides `identityProvider`. Their signatures are not checked. Default: none. */
  oidcIssuers?: readonly string[]
  /** Sends wallet exports with an empty signature and signer, for clients that have to refuse them. */
  unsignedExports?: true
  /**
   * When customers are verified. `on request`: they are UNVERIFIED until `POST /verifications` or the hosted check, with
   * all of their data and documents. `at creation`: individuals are decided when they are created, and businesses when
   * they are first submitted, without any paperwork unless a suffix asks for it. Default: `on request`.
   */
  verification?: (typeof verificationModes)[number]
  /** Customers must verify each of their contact channels before their identity is verified. Default: not required. */
  contactVerification?: true
  /** Customers must accept the end-user terms before they get a wallet or a quote. Default: not required. */
  endUserTerms?: true
  /** Where events are sent. Default: nowhere; they are only listed in `webhooks.deliveries()`. */
  webhookEndpoint?: string
  /** Sends an event. Default: `fetch`, which waits ten seconds for an answer. */
  sendWebhook?: (request: Request) => Promise<Response>
}

/** When customers are verified. */
export const verificationModes = ['on request', 'at creation'] as const

/** A one-time code that would have been sent to a user. */
export type InboxMessage = {
  to: string
  channel: 'email' | 'sms'
  code: string
  sentAt: Date
}

/** A failure to respond instead of the work, or after it. */
export type Failure = {
  status: number
  code: string
  /** Seconds for the `Retry-After` header. */
  retryAfterSeconds?: number
  /**
   * Do the work first, then respond with the failure: what a lost response looks like to the caller. Default: `false`.
   */
  after?: boolean
  /** How many calls fail. Default: 1. */
  times?: number
  /** How many calls succeed before it: 1 lets the signed retry of the next request fail. Default: 0. */
  skip?: number
}

/** The subject of an OpenID token, and its claims. */
export type IssueTokenParameters = {
  subject: string
  email: string
  /** The client id of the app. */
  audience: string
  /** For a login: lower-case hex SHA-256 of the text of `clientPublicKey`. */
  nonce?: string
  /** Default: now on the sandbox clock. */
  issuedAt?: Date
  /** Default: 300. */
  lifetimeSeconds?: number
}

/** The payments service in memory. */
export type Sandbox = {
  /** Responds to one request. Never throws; paths start with `sandboxBasePath`. */
  fetch(request: Request): Promise<Response>
  /** The expected credentials of HTTP Basic authentication. */
  readonly credentials: { readonly clientId: string; readonly clientSecret: string }
  /** Uncompressed hex of the key that signs target bundles: the one to pin in development. */
  readonly quorumPublicKeyHex: string
  /** Uncompressed hex of the key that signs wallet exports: the one to pin for them in development. */
  readonly exportPublicKeyHex: string
  /** An OpenID provider that the sandbox trusts; the signatures of its tokens are checked. */
  readonly identityProvider: {
    readonly issuer: string
    /** An ID token (OpenID Connect Core §2), signed with ES256. */
    issueToken(parameters: IssueTokenParameters): Promise<string>
  }
  readonly inbox: {
    /** Everything "sent", oldest first. */
    messages(): readonly InboxMessage[]
    /** The newest message, or the newest to one address. */
    latest(to?: string): InboxMessage | undefined
    /** A well-formed code that is never right. */
    wrongCode(): string
  }
  readonly clock: {
    /** Milliseconds since epoch, as the sandbox sees it. */
    now(): number
    /** Moves the sandbox clock forward. Quotes expire and payments settle accordingly. */
    advance(ms: number): void
    /** Lets happen what is due by now. Every request does the same; a server calls it for the time between requests. */
    catchUp(): void
  }
  readonly scenarios: {
    /** Lets the next calls of one operation fail. Orders for the same operation queue up. */
    failNext(operation: SandboxOperation, failure: Failure): void
    /** The operations whose next calls fail. */
    ordered(): readonly SandboxOperation[]
    /** Withdraws every failure that has not happened yet, of one operation or of all. */
    reset(operation?: SandboxOperation): void
  }
  readonly sca: SandboxSca
  readonly onboarding: SandboxOnboarding
  readonly cards: SandboxCards
  readonly accounts: SandboxAccounts
  readonly payments: SandboxPayments
  readonly webhooks: SandboxWebhooks
  /** Everything the sandbox knows, as JSON text. It contains the sandbox's own secrets (recipient keys, codes). */
  exportState(): string
  /**
   * Replaces the whole state of the sandbox.
   *
   * @throws `Error` when the text is not what `exportState` wrote; nothing changes then.
   */
  importState(json: string): void
}
