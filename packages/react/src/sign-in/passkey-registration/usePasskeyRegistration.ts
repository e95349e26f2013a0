import type { AuthMethod, PasskeyRegistrationOptions } from '@countersign/core'
import { createPasskeyRegistration } from '@countersign/core/passkey-registration'
import { useEffect } from 'react'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useLatest } from '../../provider/useLatest.ts'

export type UsePasskeyRegistrationOptions = ClientOption &
  PasskeyRegistrationOptions & {
    /** Called once for each passkey that was registered. */
    onEnrolled?: ((passkey: AuthMethod) => void) | undefined
  }

/**
 * Registers a passkey for a wallet. Call `start` from a click handler. Actions never reject; a failure is `state.error`,
 * and a closed prompt is not a failure. `state` says when a sign-in is needed first.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function usePasskeyRegistration(options: UsePasskeyRegistrationOptions) {
  const { client, accountId } = options
  const registration = useJourney({
    client,
    id: accountId,
    create: (wallet) => createPasskeyRegistration(wallet, { accountId }),
  })
  const latest = useLatest(options)
  const passkey = registration.state.status === 'done' ? registration.state.result : undefined
  useEffect(() => {
    if (passkey) latest.current.onEnrolled?.(passkey)
  }, [passkey, latest])
  return registration
}
