import type { OidcLoginController, OidcLoginState, SessionInfo } from '@countersign/core'
import { createOidcLogin } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { useSignedIn } from '../otp-login/useSignedIn.ts'

/** What came back from the provider after a redirect. */
export type OidcAnswer = Parameters<OidcLoginController['finish']>[0]
/** Sends the person to the provider, as `OidcLoginController.begin` says. */
export type OpenOidcProvider = Parameters<OidcLoginController['begin']>[0]

export type UseOidcLoginOptions = {
  /** The credential to sign in with, when it is known already. */
  credentialId?: string | undefined
  /** The provider's answer, on the page that a redirect came back to. It is used once. */
  answer?: OidcAnswer | undefined
  /** Called once for each sign-in. */
  onSignedIn?: ((session: SessionInfo) => void) | undefined
}

export type OidcLoginBinding = Omit<OidcLoginController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: OidcLoginState
}

/**
 * Signs a person in with an account at an OpenID provider, from a popup or across a redirect of the whole page. Actions
 * never reject, a failure is `state.error`; a popup that was closed is none.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useOidcLogin(options: UseOidcLoginOptions = {}): OidcLoginBinding {
  const { credentialId, answer, onSignedIn } = options
  const client = useWalletClient()
  const id = `${credentialId ?? ''} ${answer?.state ?? ''}`
  const controller = useController({ client, id }, () => createOidcLogin(client, { credentialId }))
  const state = useStore(controller)
  useSignedIn(state, onSignedIn)
  useOnceMounted(controller, ({ finish }) => {
    if (answer) void finish(answer)
  })
  return { ...controller, state }
}
