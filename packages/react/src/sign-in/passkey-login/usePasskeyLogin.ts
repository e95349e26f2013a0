import type { PasskeyLoginController, PasskeyLoginState, RememberedLogin, SessionInfo } from '@countersign/core'
import { createPasskeyLogin } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { useSignedIn } from '../otp-login/useSignedIn.ts'

export type UsePasskeyLoginOptions = {
  /** The credential to sign in with, known from a lookup or from a session of the platform. */
  credentialId?: string | undefined
  /** How somebody signed in on this device before, where the platform has to be asked first who that is. */
  remembered?: RememberedLogin | undefined
  /** Lets the browser offer the passkey in a field with `autocomplete="username webauthn"` for as long as this stands. */
  autofill?: boolean | undefined
  /** Called once for each sign-in. */
  onSignedIn?: ((session: SessionInfo) => void) | undefined
}

export type PasskeyLoginBinding = Omit<PasskeyLoginController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: PasskeyLoginState
}

/**
 * Signs a person in with a passkey, by default with the one that was used last on this device. Call `start` from the
 * handler of a click. Actions never reject, a failure is `state.error`; a prompt that was closed is none.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function usePasskeyLogin(options: UsePasskeyLoginOptions = {}): PasskeyLoginBinding {
  const { credentialId, remembered, autofill, onSignedIn } = options
  const client = useWalletClient()
  const id = `${credentialId ?? ''} ${remembered?.credentialId ?? ''}`
  const controller = useController({ client, id }, () => createPasskeyLogin(client, { credentialId, remembered }))
  const state = useStore(controller)
  useSignedIn(state, onSignedIn)
  useOnceMounted(controller, ({ prepare, offerAutofill }) => {
    // Browsers show the prompt only shortly after the click: what it needs is loaded ahead.
    prepare()
    if (autofill) void offerAutofill()
  })
  return { ...controller, state }
}
