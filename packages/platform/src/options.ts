import type { SignInMethod, Vocabulary, WalletSession } from '@countersign/core/wire'
import type { PlatformStore } from './store/platformStore.ts'

/** Where the service is and how this platform proves itself to it. Server side only. */
export type ServiceOptions = {
  /** Base URL with its version at the end, e.g. `https://service.example/2025-10-13`. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The `fetch` that reaches the service. Default: the runtime's own. */
  readonly fetch?: typeof fetch
  /** How long one call to the service may take, answer included, in milliseconds. Default 15 000. */
  readonly timeoutMs?: number
  /**
   * Where this deployment lists internal accounts. Default `/internal-accounts`; some have it at
   * `/customers/internal-accounts`. The browser uses the default in any case.
   */
  readonly internalAccountsPath?: string
}

/** Who a person says they are when they begin to sign in. None of it is proven yet. */
export type Login =
  /** The email address they typed. */
  | { readonly email: string }
  /** The phone number they typed, in E.164 form. */
  | { readonly phoneNumber: string }
  /** The passkey that their device remembers: the service's id of it, `AuthMethod:…`. Only that passkey can follow. */
  | { readonly credentialId: string }
  /**
   * The `iss`, `sub` and perhaps `email` of an OpenID token, read without verifying it: anybody can write such a token.
   * It may be used to find a customer and for nothing else. Only their OpenID credentials can follow, and the service
   * decides by a token that it verifies.
   */
  | { readonly issuer: string; readonly subject: string; readonly email?: string }

/** A customer of the platform and the ways they can sign in to their wallet. */
export type FoundCustomer = {
  /** The service's id of the customer, `Customer:…`. */
  readonly customerId: string
  readonly methods: readonly SignInMethod[]
}

/** A wallet login that the service has just confirmed. */
export type LoginEvent = {
  readonly customerId: string
  readonly session: WalletSession
  /** The verified request. Its body has been read. */
  readonly request: Request
}

/** A way to sign in that a customer has just added. */
export type CredentialEvent = {
  readonly customerId: string
  /** The service's id of it, `AuthMethod:…`. */
  readonly credentialId: string
  readonly type: SignInMethod['type']
}

/** What `createPlatformHandler` needs to know about the platform it stands in. */
export type PlatformHandlerOptions = {
  readonly service: ServiceOptions
  /** Path below which the browser reaches this handler. Default `/api/wallet`. */
  readonly mountPath?: string
  /**
   * Answers who is asking: the `Customer:…` id of the platform's own signed-in customer, or `undefined`. Decides by
   * cookies or headers; the body has been read. What it throws becomes a 500 without its text.
   */
  readonly identify: (request: Request) => Promise<string | undefined>
  /**
   * Finds who may sign in by this; `listSignInMethods` helps. `undefined`: nobody. Ask for the kind with `in`, and for
   * `issuer` before `email`: an email address from a token is only what the token says.
   *
   * Unknown people are answered with one code by email (or by SMS for a phone number, one passkey for a remembered one,
   * one OpenID identity for a token). Answer known people with just that one way too if nobody may learn who is a
   * customer.
   */
  readonly findCustomer: (login: Login) => Promise<FoundCustomer | undefined>
  /**
   * Runs when a wallet login was confirmed: open the platform's own session here. Of the headers it returns, the
   * `Set-Cookie` ones are added to the answer.
   */
  readonly onLogin: (event: LoginEvent) => Promise<HeadersInit | undefined>
  /**
   * Runs when a customer has added a way to sign in. Keep a passkey's id: `findCustomer` is asked for it when their
   * device remembers the passkey, and the service cannot tell whose it is. What it throws becomes a 500, although the passkey was added.
   */
  readonly onCredentialAdded?: (event: CredentialEvent) => Promise<void>
  /** Runs on sign-out: end the platform's own session here, also for somebody who has none. As `onLogin` otherwise. */
  readonly onLogout?: (request: Request) => Promise<HeadersInit | undefined>
  /**
   * Answers where the person's device is: the IP address at the other end of the connection, as your server or its own
   * proxy saw it. Strong Customer Authentication needs it: without it its login is answered with 501 `NOT_IMPLEMENTED`.
   * What the browser says about it is overwritten. Never a made-up address, and never a header that anybody can send.
   */
  readonly endUserIpAddress?: (request: Request) => string | undefined
  /**
   * A wallet of the platform's own that stands in for unknown logins, so that their challenge carries a genuine bundle.
   * Without it the code for an unknown login is answered with 429: anybody can then probe who is a customer.
   */
  readonly decoy?: { readonly accountId: string; readonly credentialId: string }
  /**
   * The relying party of new passkeys (WebAuthn §5.4.2): `rpId` is the page's domain or a parent of it, `rpName` what an
   * authenticator shows. Without it passkeys cannot be enrolled: 501 `NOT_IMPLEMENTED`.
   */
  readonly passkeys?: { readonly rpId: string; readonly rpName: string }
  /**
   * Where the challenges of passkey registrations are kept for five minutes. Default: this process's memory. Several
   * processes need one store: a challenge then passes at most once, however many requests race for it. Pass
   * `createUnstorageStore(storage)`, or an object with these three functions over a database of your own.
   */
  readonly store?: PlatformStore
  /**
   * The origins of your pages, such as `https://app.example`. When the option is set, no other origin may change anything.
   * Default: the host of the request, with `https:`, or with `http:` on this machine. So a proxy in front of the handler
   * may end TLS as long as it keeps the `Host` header; name the origin here when it does not. Forwarded headers are
   * ignored.
   */
  readonly allowedOrigins?: readonly string[]
  /** Names of the deployment, where they differ from the neutral ones. */
  readonly vocabulary?: Partial<Vocabulary>
  /** The time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number
  /** Resolves after so many milliseconds. Default: a timer. */
  readonly wait?: (milliseconds: number) => Promise<void>
}
