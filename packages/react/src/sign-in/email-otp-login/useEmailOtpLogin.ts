import type { EmailOtpLoginController, EmailOtpLoginState, OtpChallenge, SessionInfo } from '@countersign/core'
import { createEmailOtpLogin } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { useSignedIn } from '../otp-login/useSignedIn.ts'

export type UseOtpLoginOptions = {
  /** The credential to sign in with. Without it the person types their email address or phone number first. */
  credentialId?: string | undefined
  /** A code that is on its way already: only the code is asked for. */
  challenge?: OtpChallenge | undefined
  /** Has the code sent as soon as the screen is there: the person has just asked for it in another way. */
  sendAtOnce?: boolean | undefined
  /** Called once for each sign-in. */
  onSignedIn?: ((session: SessionInfo) => void) | undefined
}

export type EmailOtpLoginBinding = Omit<EmailOtpLoginController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: EmailOtpLoginState
}

/**
 * Signs a person in with a code from an email. Returns the state to show and the actions to offer; actions never
 * reject, a failure is `state.error`. Leaving the page ends what is running.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useEmailOtpLogin(options: UseOtpLoginOptions = {}): EmailOtpLoginBinding {
  const { credentialId, challenge, sendAtOnce, onSignedIn } = options
  const client = useWalletClient()
  const id = `${credentialId ?? ''} ${challenge?.sentAtMs ?? ''}`
  const controller = useController({ client, id }, () => createEmailOtpLogin(client, { credentialId, challenge }))
  const state = useStore(controller)
  useSignedIn(state, onSignedIn)
  useOnceMounted(controller, ({ getSnapshot, requestCode }) => {
    if (sendAtOnce && getSnapshot().status === 'idle') void requestCode()
  })
  return { ...controller, state }
}
