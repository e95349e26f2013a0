import type { RememberedLogin, SessionInfo, TypedLogin } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { LoginIdentityKind, LoginOidcOptions } from './LoginOptions.ts'
import type { LoginBinding } from './useLogin.ts'

/** One way to sign in. */
export type LoginWay = {
  type: 'EMAIL_OTP' | 'SMS_OTP' | 'PASSKEY' | 'OAUTH'
  /** `undefined`: an account at the provider, of whoever it turns out to be. */
  credentialId: string | undefined
  /** The masked address, or the name of the passkey. */
  nickname: string | undefined
  /** Where the platform has to be asked first who that is. */
  remembered?: RememberedLogin
}

/** Which way is taken, and how to change it. */
export type LoginChoice = {
  /** The way that was chosen or goes without saying; `undefined` while there is something to ask. */
  way: LoginWay | undefined
  /** What to choose from, last used first. */
  ways: readonly LoginWay[]
  /** A passkey that this device remembers, and that this page can use. */
  rememberedPasskey: LoginWay | undefined
  /** Whether the person has gone on from what the page showed at first. */
  moved: boolean
  choose(way: LoginWay): void
  /** Looks up the ways of whoever has this address or number. */
  find(who: TypedLogin): void
  /** Takes no way by itself any more: the person has begun with the form. */
  stay(): void
  /** Back from a way to what else there is; `undefined` where there is nothing else. */
  goBack: (() => void) | undefined
}

/** What the person is asked for. */
export type LoginAddress = {
  kind: LoginIdentityKind
  /** What they may be asked for instead. */
  otherKind: LoginIdentityKind | undefined
  ask(kind: LoginIdentityKind): void
  /** Whether the form was sent with something that is no address or number. */
  invalid: boolean
  setInvalid(invalid: boolean): void
  /** Ids that tie the label and the messages to the field. */
  ids: { address: string; error: string; hint: string }
}

export type LoginContextValue = {
  login: LoginBinding
  choice: LoginChoice
  address: LoginAddress
  oidc: LoginOidcOptions | undefined
  /** Whether only one wallet will do, so that nobody can start again as somebody else. */
  knowsWallet: boolean
  /** Whether it is not known yet what to show first. */
  pending: boolean
  onSignedIn: ((session: SessionInfo) => void) | undefined
}

export const LoginContext = createContext<LoginContextValue | undefined>(undefined)

/** @throws `Error` outside of `Login.Root`: put the part inside one. */
export function useLoginContext(): LoginContextValue {
  const value = useContext(LoginContext)
  if (!value)
    throw new Error('This part of Login stands outside of <Login.Root>, so it has no ways to offer. Put it inside.')
  return value
}
