import type { PasskeyLoginOptions, SessionInfo } from '@countersign/core'
import { createPasskeyLogin } from '@countersign/core/passkey-login'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useSignedIn } from '../../provider/useSignedIn.ts'

export type UsePasskeyLoginOptions = ClientOption &
  PasskeyLoginOptions & {
    /** Lets the browser offer the passkey in a field with `autocomplete="username webauthn"` until the component unmounts. */
    autofill?: boolean | undefined
    /** Opens the prompt as soon as the page has mounted: the user has just asked for it in another way. */
    startAtOnce?: boolean | undefined
    /** Called once for each sign-in. */
    onSignedIn?: ((session: SessionInfo) => void) | undefined
  }

/**
 * Signs the user in with a passkey, by default with the one that was used last on this device. Call `start` from a click
 * handler. Actions never reject; a failure is `state.error`, and a closed prompt is not a failure.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function usePasskeyLogin(options: UsePasskeyLoginOptions = {}) {
  const { client, credentialId, remembered, autofill, startAtOnce, onSignedIn } = options
  const login = useJourney({
    client,
    id: `${credentialId ?? ''} ${remembered?.credentialId ?? ''}`,
    create: (wallet) => createPasskeyLogin(wallet, { credentialId, remembered }),
    onMount: ({ prepare, offerAutofill, start }) => {
      // Browsers show the prompt only shortly after the click: what it needs is loaded ahead.
      prepare()
      if (autofill) void offerAutofill()
      if (startAtOnce) void start()
    },
  })
  useSignedIn(login.state, onSignedIn)
  return login
}
