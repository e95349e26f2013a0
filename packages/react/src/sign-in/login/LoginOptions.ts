import { createContext, useContext } from 'react'
import type { OidcAnswer, OpenOidcProvider } from '../oidc-login/index.ts'

/** What a person may be asked for. */
export type LoginIdentityKind = 'email' | 'phone'

/** How people sign in on this platform, beside what each wallet has. */
export type LoginOptions = {
  /** What people may be asked for to find their wallet; the first one at first. Email addresses if not given. */
  identities?: readonly LoginIdentityKind[] | undefined
  /** The OpenID provider whose accounts can sign in, if there is one. */
  oidc?: LoginOidcOptions | undefined
}

export type LoginOidcOptions = {
  /** What people call it. */
  providerName: string
  /** Sends the person there: resolves with the token of a popup, or with `undefined` where the whole page goes. */
  open: OpenOidcProvider
  /** The provider's answer, on the page that a redirect came back to. It is used once. */
  answer?: OidcAnswer | undefined
}

/** The options of the nearest `SessionGuardScreen`, for every sign-in in place inside of it. */
export const LoginOptionsContext = createContext<LoginOptions>({})

export const useLoginOptions = () => useContext(LoginOptionsContext)
