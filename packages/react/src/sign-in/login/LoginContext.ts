import type { SessionInfo } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { LoginOidcOptions } from './LoginOptions.ts'
import type { useLogin } from './useLogin.ts'
import type { useLoginAddress } from './useLoginAddress.ts'
import type { useLoginMethod } from './useLoginMethod.ts'

type LoginContext = ReturnType<typeof useLogin> & {
  messages: JourneyMessages['login']
  choice: ReturnType<typeof useLoginMethod>
  address: ReturnType<typeof useLoginAddress>
  oidc: LoginOidcOptions | undefined
  /** Only one wallet may be signed in to, so the user cannot start again as someone else. */
  knowsWallet: boolean
  /** It is not known yet what to show first. */
  pending: boolean
  /** The user has asked for the method that is taken, so it needs no other press. */
  beginsAtOnce: boolean
  onSignedIn: ((session: SessionInfo) => void) | undefined
}

export const [LoginContextProvider, useLoginContext] = definePartContext<LoginContext>()
