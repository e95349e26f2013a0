import { createContext, useContext } from 'react'
import type { OidcCallbackParameters, OpenOidcProvider } from '../oidc-login/index.ts'

/** What a user may be asked for. */
export type LoginIdentifierKind = 'email' | 'phone'

/** How users sign in on this platform, in addition to what each wallet has. */
export type LoginOptions = {
  /** What users may be asked for to find their wallet; they are asked for the first one first. Email addresses by default. */
  identifiers?: readonly LoginIdentifierKind[] | undefined
  /** The OpenID provider whose accounts can sign in, if there is one. */
  oidc?: LoginOidcOptions | undefined
}

export type LoginOidcOptions = {
  /** The provider's name, as users know it. */
  providerName: string
  /** Sends the user there: resolves with the token from a popup, or with `undefined` where the whole page goes. */
  open: OpenOidcProvider
  /** The provider's response, on the page that a redirect came back to. It is used once. */
  answer?: OidcCallbackParameters | undefined
}

/** The options of the nearest `SessionGuardScreen`, for every inline sign-in inside it. */
export const LoginOptionsContext = createContext<LoginOptions>({})

export const useLoginOptions = () => useContext(LoginOptionsContext)
