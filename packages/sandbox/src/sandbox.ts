import type { operations } from '@countersign/core/wire'
import type { SandboxAccounts } from './payments/accountControl.ts'
import type { Refund } from './payments/records.ts'

type Operations = typeof operations

/** Names of the operations that the service implements (those of the platform itself are not among them). */
export type SandboxOperation = {
  [name in keyof Operations]: Operations[name] extends { servedBy: 'platform' } ? never : name
}[keyof Operations]

export type SandboxOptions = {
  /** Milliseconds since epoch. The sandbox clock is this plus the time that was advanced. Default: `Date.now`. */
  now?: () => number
  /** The same seed gives the same ids in the same order. Default: `sandbox`. */
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

/** What the liveness check of a factor reset can find. */
export const livenessOutcomes = ['passes', 'is reviewed', 'is rejected', 'never happens'] as const
export type LivenessOutcome = (typeof livenessOutcomes)[number]

/** What a review by people can decide about a customer. */
export const reviewOutcomes = ['PENDING', 'APPROVED', 'REJECTED', 'HOLD'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** The decisions of a review by people, which no operation of the service can cause. */
export type SandboxOnboarding = {
  /**
   * Decides about a customer. The customer's status changes, and so does an open verification.
   *
   * @throws `Error` when there is no such customer.
   */
  decide(parameters: { customerId: string; outcome: ReviewOutcome }): void
}

/** What can be changed on a quote without notice. */
export const quoteChanges = ['amount', 'currency', 'payee', 'account', 'rail'] as const
export type QuoteChange = (typeof quoteChanges)[number]

/** What an SCA sign-in returns for a right proof. Only a success opens a session. */
export const scaLoginStatuses = ['SUCCESS', 'VERIFICATION_PENDING'] as const
export type ScaSignInStatus = (typeof scaLoginStatuses)[number]

/** Controls what cannot be caused from outside: how Strong Customer Authentication goes for its customers. */
export type SandboxSca = {
  /**
   * Ends the SCA session of one customer, or of all.
   *
   * @throws `Error` when there is no such customer in a region that needs Strong Customer Authentication.
   */
  endSessions(customerId?: string): void
  /**
   * Sets the counter of wrong proofs, as if the last of them came now: 5 locks for 15 minutes, 9 suspends.
   *
   * @throws `Error` when there is no such customer in a region that needs Strong Customer Authentication.
   */
  setFailedAttempts(parameters: { customerId: string; count: number }): void
  /**
   * Sets what the liveness check of resets finds, including those under way. It passes or is rejected after five
   * seconds, and a review takes another minute to pass. Default: `passes`.
   */
  scriptLiveness(outcome: LivenessOutcome): void
  /** HTTP status of an execution that awaits a proof. Default: 202. */
  setPendingStatus(status: 200 | 202): void
  /** Sets what SCA sign-ins return for a right proof. Default: `SUCCESS`. */
  setLoginStatus(status: ScaSignInStatus): void
  /**
   * Whether the accounts of a customer are listed only within a login with Strong Customer Authentication. The interface
   * does not say which readings need one, so both kinds of service exist. Default: `false`.
   */
  gateAccounts(isGated: boolean): void
  /**
   * Changes a quote that awaits its execution or a proof, to test the guards against that: what it pays, who gets it
   * and by which rail. `account` is the account number of the same payee, who otherwise stays the same.
   *
   * @throws `Error` when there is no such quote.
   */
  changeQuote(parameters: { quoteId: string; change: QuoteChange }): void
}

/** How cards behave on the platform; what is left out stays as it is. */
export type CardRules = {
  /** Whether a change of a card is made at once, or has to be signed by a wallet that pays for it. Default: `at-once`. */
  changes?: 'at-once' | 'signed'
  /** How many cards that are not closed one cardholder may have. Default: 5. */
  liveCardsPerCardholder?: number
  /** The same for all cardholders together. Default: 100,000. */
  liveCardsPerPlatform?: number
  /** Whether the platform has cards; 501 otherwise. Default: `true`. */
  areEnabled?: boolean
}

/** What no request can bring about about cards. */
export type SandboxCards = { setRules(rules: CardRules): void }
/** Where an internal account can stand. */
export const internalAccountStatuses = ['PENDING', 'ACTIVE', 'CLOSED', 'FROZEN', 'FAILED'] as const
export type InternalAccountStatus = (typeof internalAccountStatuses)[number]
/** Why an outgoing payment fails, as far as no payee's account orders it. */
export const outgoingFailures = [
  'QUOTE_EXPIRED',
  'QUOTE_RATE_UNAVAILABLE',
  'QUOTE_EXECUTION_FAILED',
  'FUNDING_AMOUNT_MISMATCH',
  'PAYOUT_RETURNED',
  'LIMIT_EXCEEDED',
  'ACCOUNT_CANNOT_RECEIVE',
  'ACCOUNT_INVALID',
  'COMPLIANCE_REJECTED',
  'LIGHTNING_PAYMENT_FAILED',
  'COUNTERPARTY_POST_TX_FAILED',
] as const
export type OutgoingFailure = (typeof outgoingFailures)[number]

/** What a payment is held for. */
export const pendingReasons = [
  'COUNTERPARTY_DECLARATION_REQUIRED',
  'WALLET_VERIFICATION_REQUIRED',
  'COUNTERPARTY_INFORMATION_REQUIRED',
  'COMPLIANCE_REVIEW',
] as const
export type PendingReason = (typeof pendingReasons)[number]

/** What happens to a payment by its transaction, where no magic value brings it about. */
export type SandboxPayments = {
  /**
   * Fails a payment that is under way, now. Its refund ends three seconds later.
   *
   * @throws `Error` when the payment is not under way.
   */
  fail(parameters: { transactionId: string; failureReason: OutgoingFailure; refundReason?: Refund['reason'] }): void
  /**
   * Puts a payment on hold that is under way.
   *
   * @throws `Error` when the payment is not under way.
   */
  hold(parameters: { transactionId: string; pendingReason: PendingReason }): void
  /**
   * Releases a payment that is on hold.
   *
   * @throws `Error` when the payment is not on hold.
   */
  release(parameters: { transactionId: string }): void
  /**
   * Sends a completed payment back: a payout with a refund, a deposit without its credit.
   *
   * @throws `Error` when the payment is not completed, or its quote is forgotten.
   */
  returnPayment(parameters: { transactionId: string }): void
  /**
   * Dishonors the return: a deposit is credited again and completed; a payout stays failed.
   *
   * @throws `Error` when the payment was not returned.
   */
  dishonorReturn(parameters: { transactionId: string }): void
}

/** One event, as the log of deliveries shows it. */
export type WebhookDelivery = {
  id: string
  type: string
  /**
   * `NOT_SENT`: no endpoint was configured. `DUPLICATE`: the endpoint answered 409. `GIVEN_UP`: no attempt succeeded
   * within seven days, or the only one did not.
   */
  status: 'NOT_SENT' | 'PENDING' | 'DELIVERED' | 'DUPLICATE' | 'GIVEN_UP'
  /** Each attempt with the status of its answer; absent when none came. */
  attempts: readonly { at: string; status?: number | undefined }[]
  /** The event as it was sent, parsed. */
  body: unknown
}

export type SandboxWebhooks = {
  /** PEM of the key that signs events: the one to verify `X-Service-Signature` with in development. */
  readonly publicKeyPem: string
  /** The last 1000 events and those still to be delivered, oldest first. */
  deliveries(): readonly WebhookDelivery[]
  /** Resolves when no delivery is under way, so that a test can look at what followed. */
  settled(): Promise<void>
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
