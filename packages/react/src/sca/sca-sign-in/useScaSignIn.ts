import { createScaSignIn } from '@countersign/core/sca-sign-in'
import { useEffect } from 'react'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useLoadWhenOnline } from '../../provider/useLoadWhenOnline.ts'

export type UseScaSignInOptions = ClientOption & {
  /** The wallet whose customer has to confirm that it is them. */
  accountId: string
  /** Called once for each sign-in. `expiresAt`: how long it is valid, if the service says so. */
  onSignedIn?: ((expiresAt: Date | undefined) => void) | undefined
}

/**
 * Signs in for the reads and payments that need it in some regions every 180 days. Loads by itself, and starts by itself
 * where there is only one factor; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useScaSignIn(options: UseScaSignInOptions) {
  const { client, accountId } = options
  const latest = useLatest(options)
  const signIn = useJourney({
    client,
    id: accountId,
    create: (wallet) => createScaSignIn(wallet, { accountId }),
    onMount: ({ load }) => void load(),
  })
  const { load, state } = signIn
  useLoadWhenOnline(load, state.status === 'unavailable' ? state.error : undefined)
  const signedIn = state.status === 'signed-in' ? state : undefined
  useEffect(() => {
    if (signedIn) latest.current.onSignedIn?.(signedIn.expiresAt)
  }, [signedIn, latest])
  return signIn
}
