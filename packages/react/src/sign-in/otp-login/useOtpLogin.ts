import type { OtpLoginController, OtpLoginOptions, SessionInfo, TypedLogin, WalletClient } from '@countersign/core'
import { type ClientOption, type Journey, useJourney } from '../../provider/useJourney.ts'
import { useSignedIn } from '../../provider/useSignedIn.ts'

export type UseOtpLoginOptions = OtpLoginOptions &
  ClientOption & {
    /** Sends the code as soon as the page has mounted: the user has just asked for it in another way. */
    sendAtOnce?: boolean | undefined
    /** Called once for each sign-in. */
    onSignedIn?: ((session: SessionInfo) => void) | undefined
  }

/** Binds the controller of a sign-in by code to a component. */
export function useOtpLogin<typed extends TypedLogin>(
  create: (client: WalletClient, options: OtpLoginOptions) => OtpLoginController<typed>,
  options: UseOtpLoginOptions,
): Journey<OtpLoginController<typed>> {
  const { client, credentialId, challenge, sendAtOnce, onSignedIn } = options
  const login = useJourney({
    client,
    id: `${credentialId ?? ''} ${challenge?.sentAtMs ?? ''}`,
    create: (wallet) => create(wallet, { credentialId, challenge }),
    onMount: ({ getSnapshot, requestCode }) => {
      if (sendAtOnce && getSnapshot().status === 'idle') void requestCode()
    },
  })
  useSignedIn(login.state, onSignedIn)
  return login
}
