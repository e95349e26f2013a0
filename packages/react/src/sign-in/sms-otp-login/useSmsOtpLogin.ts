import type { OtpLoginState, SmsOtpLoginController } from '@countersign/core'
import { createSmsOtpLogin } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import type { UseOtpLoginOptions } from '../email-otp-login/useEmailOtpLogin.ts'
import { useSignedIn } from '../otp-login/useSignedIn.ts'

export type SmsOtpLoginBinding = Omit<SmsOtpLoginController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: OtpLoginState
}

/**
 * Signs a person in with a code from a text message. Returns the state to show and the actions to offer; actions never
 * reject, a failure is `state.error`. Leaving the page ends what is running.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useSmsOtpLogin(options: UseOtpLoginOptions = {}): SmsOtpLoginBinding {
  const { credentialId, challenge, sendAtOnce, onSignedIn } = options
  const client = useWalletClient()
  const id = `${credentialId ?? ''} ${challenge?.sentAtMs ?? ''}`
  const controller = useController({ client, id }, () => createSmsOtpLogin(client, { credentialId, challenge }))
  const state = useStore(controller)
  useSignedIn(state, onSignedIn)
  useOnceMounted(controller, ({ getSnapshot, requestCode }) => {
    if (sendAtOnce && getSnapshot().status === 'idle') void requestCode()
  })
  return { ...controller, state }
}
