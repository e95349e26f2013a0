import type { EmailOtpLoginController, EmailOtpLoginState, SessionInfo } from '@countersign/core'
import { createEmailOtpLogin } from '@countersign/core'
import { useEffect, useRef } from 'react'
import { useController } from './useController.ts'
import { useReadable } from './useReadable.ts'
import { useWalletClient } from './WalletProvider.tsx'

export type UseEmailOtpLoginOptions = {
  /** The credential to sign in with. Without it the person types their email address first. */
  credentialId?: string | undefined
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
export function useEmailOtpLogin(options: UseEmailOtpLoginOptions = {}): EmailOtpLoginBinding {
  const { credentialId, onSignedIn } = options
  const client = useWalletClient()
  const controller = useController({ client, id: credentialId ?? '' }, () =>
    createEmailOtpLogin(client, { credentialId }),
  )
  const state = useReadable(controller)

  const announce = useRef(onSignedIn)
  useEffect(() => {
    announce.current = onSignedIn
  }, [onSignedIn])
  const session = state.status === 'signed-in' ? state.session : undefined
  useEffect(() => {
    if (session) announce.current?.(session)
  }, [session])

  return { ...controller, state }
}
