import type {
  AcceptanceMethod,
  ExternalAccount,
  HeaderNames,
  OptInOperation,
  Quote,
  SignInMethod,
  WalletSession,
} from '@countersign/core/wire'
import type { LiveEvents } from './events/liveEvents.ts'
import type { RateLimits } from './limits/rateLimits.ts'
import type { AttemptLimit } from './login/attempts.ts'
import type { RequestEvent } from './observe/observeRequests.ts'
import type { ServiceOptions } from './service/serviceOptions.ts'
import type { SharedStore } from './store/sharedStore.ts'

/** Who a user states they are when they start to sign in, discriminated by `kind`. None of it is proven yet. */
export type Login =
  /** The email address that the user typed. */
  | { readonly kind: 'email'; readonly email: string }
  /** The phone number that the user typed, in E.164 form. */
  | { readonly kind: 'phone'; readonly phoneNumber: string }
  /** The passkey that the device remembers, by the service's id (`AuthMethod:…`). The sign-in accepts only that passkey. */
  | { readonly kind: 'passkey'; readonly credentialId: string }
  /**
   * The `iss`, `sub` and, if present, `email` of an OpenID token that has been decoded but not verified: anyone can
   * write such a token. Use it to find a customer and for nothing else. The service verifies the token when the user
   * signs in.
   */
  | { readonly kind: 'openid'; readonly issuer: string; readonly subject: string; readonly email?: string }

/** A customer of the platform. */
export type FoundCustomer = {
  /** The service's id of the customer, `Customer:…`. */
  readonly customerId: string
  /**
   * The service's id of their wallet, `InternalAccount:…`, as your backend read it when it created the customer. Name
   * it for customers who need Strong Customer Authentication: the service may refuse to list their accounts when their
   * SCA session has lapsed, and without the wallet's id they then cannot sign in.
   */
  readonly accountId?: string
  /** Offers only sign-in methods of these types. Default: all that the customer has. */
  readonly types?: readonly SignInMethod['type'][]
}

/** A wallet of the platform's own that stands in for unknown logins. */
export type DecoyWallet = {
  /** `InternalAccount:…` */
  readonly accountId: string
  /** Its code by email, `AuthMethod:…`. */
  readonly credentialId: string
}

/** A wallet login that the service has just confirmed. */
export type LoginEvent = {
  readonly customerId: string
  /** Keep it with your own session: `onSessionEnded` names it. `Session:…`, the same as `session.id`. */
  readonly walletSessionId: string
  readonly session: WalletSession
  /** The verified request. Its body has been read. */
  readonly request: Request
}

/** A wallet session that has just ended at the service. */
export type SessionEndedEvent = {
  readonly customerId: string
  /** As `onLogin` got it. A session that was refreshed meanwhile keeps the id of its sign-in here. */
  readonly walletSessionId: string
}

/** A sign-in method that a customer has just added. */
export type CredentialEvent = {
  readonly customerId: string
  /** The service's id of it, `AuthMethod:…`. */
  readonly credentialId: string
  /** The wallet that it opens, `InternalAccount:…`. */
  readonly accountId: string
  readonly type: SignInMethod['type']
  /**
   * The account at a provider, for `OAUTH`: the `iss` and `sub` of the token that the service has just verified. Store
   * them: `findCustomer` gets them when someone signs in with that account, and the service cannot say whose it is.
   */
  readonly identity?: { readonly issuer: string; readonly subject: string }
}

/** The last time that the user of a browser proved who they are, as far as the relay saw it in that browser. */
export type PersonProof =
  /** Nothing but the platform's own session is known. */
  | { readonly proof: 'session'; readonly provedAt?: undefined }
  /**
   * A sign-in to the wallet, or an SCA sign-in, that the service accepted within the last hour. `provedAt` is in
   * milliseconds since 1970.
   */
  | { readonly proof: 'wallet-login' | 'sca'; readonly provedAt: number }

/** A payment that no wallet signs: from a custodial balance, or pulled from a bank account. */
export type PaymentApproval = PersonProof & {
  readonly customerId: string
  /** As the service has just stated it. */
  readonly quote: Quote
  /** The account that gets the money, as the service has just stated it. `undefined`: a UMA address or a balance. */
  readonly payee: ExternalAccount | undefined
  /** The bank account that the money is taken from, which is the customer's own. `undefined`: a balance pays. */
  readonly payer: ExternalAccount | undefined
}

/** Something other than a payment that no signature of the wallet protects, discriminated by `kind`. */
export type ActionApproval = PersonProof & { readonly customerId: string } & (
    | { readonly kind: 'card-close' | 'card-reveal' | 'card-tokenize'; readonly cardId: string }
    /** A new limit for one purchase, in the smallest unit of the card's currency. It is lower than the old one. */
    | { readonly kind: 'card-limit'; readonly cardId: string; readonly maxSpendPerTransaction: number }
    | { readonly kind: 'claim'; readonly invitationCode: string }
    /** The customer approves what an agent of theirs wants to do, which may be a payment. */
    | { readonly kind: 'agent-action'; readonly agentId: string; readonly actionId: string }
  )

/** What `createPlatformHandler` needs from the platform that it runs in. */
export type PlatformHandlerOptions = {
  readonly service: ServiceOptions
  /** Path below which the browser reaches this handler. Default `/api/wallet`. */
  readonly mountPath?: string
  /**
   * Returns the `Customer:…` id of the platform's own signed-in customer, or `undefined`. Decides by cookies or
   * headers; the body has been read. If it throws, the response is a 500 without the error's text.
   */
  readonly identify: (request: Request) => Promise<string | undefined>
  /**
   * Finds the customer of a login in your own database. Returns `undefined` for an unknown one. Switch on `login.kind`;
   * the email address of an `openid` login is only what the token claims, so look the customer up by issuer and
   * subject.
   *
   * Do not call the service here. The handler reads the sign-in methods itself, and it makes the same calls for unknown
   * users. A call that is made only for customers reveals who is a customer.
   *
   * An unknown user is offered one sign-in method: a code by email (by SMS for a phone number), the remembered passkey,
   * or an OpenID identity. Return `types` with only that method if no one may learn who is a customer.
   */
  readonly findCustomer: (login: Login) => Promise<FoundCustomer | undefined>
  /**
   * Runs when a wallet login was confirmed: open the platform's own session here. Of the headers it returns, the
   * `Set-Cookie` ones are added to the response.
   */
  readonly onLogin: (event: LoginEvent) => Promise<HeadersInit | undefined>
  /**
   * Operations that browsers may call besides those that the components of this library call, by name:
   * `operations: ['revealCard']`. Every other one gets 403. Each stays behind the same walls, and some also ask
   * `approveAction`. docs/operations.md lists them.
   */
  readonly operations?: readonly OptInOperation[]
  /**
   * Decides about a payment that no wallet signs: from a custodial balance, or pulled from a bank account. Only
   * `true` lets it through. It is asked once for each idempotency key, has ten seconds, and must not call the relay.
   * Without it, or when it throws or is late, such a payment is refused with 403 `NOT_APPROVED`, and nothing is executed.
   */
  readonly approvePayment?: ((payment: PaymentApproval) => Promise<boolean>) | undefined
  /**
   * Decides whether a card is closed, its limit lowered, its number shown or the card added to a phone, whether an
   * invitation is claimed, and whether an agent's action is approved. Otherwise like `approvePayment`. It is asked for each
   * request, so twice where the service wants the wallet's signature as well.
   */
  readonly approveAction?: ((action: ActionApproval) => Promise<boolean>) | undefined
  /**
   * Runs when a customer has added a sign-in method. Store a passkey's id, and the `identity` of an account at a provider:
   * `findCustomer` gets them later, and the service cannot say whose they are. If it throws, the response is a 500, although the
   * passkey was added.
   */
  readonly onCredentialAdded?: (event: CredentialEvent) => Promise<void>
  /**
   * Runs when a wallet session was ended from another device. End your own session that `onLogin` opened with this id; the
   * page on that device is covered then. Without it, a device that was signed out keeps your session, and the list of
   * devices says so. If it throws, the response is a 500, although the wallet session has ended.
   */
  readonly onSessionEnded?: (event: SessionEndedEvent) => Promise<void>
  /** Runs on sign-out: end the platform's own session here; also called without one. Otherwise like `onLogin`. */
  readonly onLogout?: (request: Request) => Promise<HeadersInit | undefined>
  /**
   * Returns the location of the user's device: the IP address at the other end of the connection, as your server or its
   * own proxy saw it. Strong Customer Authentication and consents to agreements need it: without it the SCA sign-in and
   * the consents are refused with 501 `NOT_IMPLEMENTED`. Any value that the browser sends is overwritten. Never return a made-up address, or a header
   * that any client can send.
   */
  readonly endUserIpAddress?: (request: Request) => string | undefined
  /** How customers accept agreements on your pages. It is recorded with each consent. Default `CLICK_TO_ACCEPT`. */
  readonly acceptanceMethod?: AcceptanceMethod
  /**
   * Wallets that stand in for unknown logins, so that their challenges carry genuine bundles. The more there are, the
   * more codes an attacker has to request before one bundle is seen twice. Without any, the code for an unknown login
   * is refused with 429, and anyone can find out who is a customer.
   */
  readonly decoys?: readonly DecoyWallet[]
  /**
   * How many codes one address may request in a row, how many wrong tries a code has, and how long the wait is then.
   * After the wrong tries of six codes, without a sign-in or an hour in between, the wait is an hour.
   * Choose no more than your service allows one credential: what the handler refuses, it refuses for known and unknown
   * addresses alike. Default: 5 and 65 000 ms.
   */
  readonly codeAttempts?: AttemptLimit
  /**
   * The relying party of new passkeys (WebAuthn §5.4.2): `rpId` is the page's domain or a parent of it, `rpName` what
   * an authenticator shows. Without it passkeys cannot be registered: 501 `NOT_IMPLEMENTED`.
   */
  readonly passkeys?: { readonly rpId: string; readonly rpName: string }
  /**
   * What all servers of the platform share: the challenges of passkey registrations, counts of codes and requests, which
   * payees are trusted, and who owns what. Default: this process's memory. Several servers need one store: a challenge
   * then passes once, even if several requests race for it. Pass the `store` of `connectRedis`, or an object with the
   * functions of a `SharedStore` over a database of your own.
   */
  readonly store?: SharedStore
  /**
   * Reports live events to signed-in browsers (`GET /events`): `createLiveEvents()`, the same that the webhook handler
   * has. Without it browsers get 501, and read again from time to time.
   */
  readonly events?: LiveEvents
  /**
   * How many requests are accepted from one login, one address and one customer. Beyond it the response is 429 with
   * `Retry-After`. `false` turns one off.
   */
  readonly rateLimits?: RateLimits
  /**
   * The origins of your pages, such as `https://app.example`. When the option is set, no other origin may change anything.
   * Default: the host of the request, with `https:`, or with `http:` on this machine. So a proxy in front of the handler
   * may end TLS as long as it keeps the `Host` header; name the origin here when it does not. Forwarded headers are
   * ignored.
   */
  readonly allowedOrigins?: readonly string[]
  /**
   * Gets one line for each response: the operation, the status, the code of an error, the duration and a random request
   * id. Nothing in it names a customer or repeats what was sent, so it can be written to a log as it is. Count it for
   * metrics: by `operation` and `status`, with `durationMs` as the histogram.
   */
  readonly onRequest?: (event: RequestEvent) => void
  /** Names of the deployment, where they differ from the neutral ones. */
  readonly headerNames?: Partial<HeaderNames>
  /** The time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number
  /** Resolves after so many milliseconds. Default: a timer. */
  readonly wait?: (milliseconds: number) => Promise<void>
}
