import type { OidcLoginController, OidcLoginOptions, SessionInfo } from '@countersign/core'
import { createOidcLogin } from '@countersign/core/oidc-login'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useSignedIn } from '../../provider/useSignedIn.ts'

/** What came back from the provider after a redirect. */
export type OidcCallbackParameters = Parameters<OidcLoginController['finish']>[0]
/** Sends the user to the provider, as described at `OidcLoginController.begin`. */
export type OpenOidcProvider = Parameters<OidcLoginController['begin']>[0]

export type UseOidcLoginOptions = ClientOption &
  OidcLoginOptions & {
    /** The provider's response, on the page that a redirect came back to. It is used once. */
    answer?: OidcCallbackParameters | undefined
    /** Sends the user to the provider as soon as the page has mounted: they have just asked for it in another way. */
    beginAtOnce?: OpenOidcProvider | undefined
    /** Called once for each sign-in. */
    onSignedIn?: ((session: SessionInfo) => void) | undefined
  }

/**
 * Signs the user in with an account at an OpenID provider, in a popup or across a redirect of the whole page. Actions
 * never reject; a failure is `state.error`, and a closed popup is not a failure.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useOidcLogin(options: UseOidcLoginOptions = {}) {
  const { client, credentialId, answer, beginAtOnce, onSignedIn } = options
  const login = useJourney({
    client,
    id: `${credentialId ?? ''} ${answer?.state ?? ''}`,
    create: (wallet) => createOidcLogin(wallet, { credentialId }),
    onMount: ({ finish, begin }) => {
      if (answer) void finish(answer)
      else if (beginAtOnce) void begin(beginAtOnce)
    },
  })
  useSignedIn(login.state, onSignedIn)
  return login
}
