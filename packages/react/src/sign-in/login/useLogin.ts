import type { SignInChoice } from '@countersign/core'
import { createLogin } from '@countersign/core/login'
import { useState } from 'react'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

export type UseLoginOptions = ClientOption & SignInChoice

/**
 * Finds the methods with which a user can sign in: those of a known wallet, those this device remembers, or those of the
 * address that the user types. Loads by itself; actions never reject, a failure is `state.error`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useLogin(options: UseLoginOptions = {}) {
  const { client, accountId, credentialIds } = options
  const [loadedWith, setLoadedWith] = useState<unknown>()
  const login = useJourney({
    client,
    id: `${accountId ?? ''} ${credentialIds?.join() ?? ''}`,
    create: (wallet) => createLogin(wallet, { accountId, credentialIds }),
    onMount: ({ load }) => load().then(() => setLoadedWith(() => load)),
  })
  /** Whether what this device remembers has been read, and with `accountId` the methods of that wallet. */
  const loaded = loadedWith === login.load
  return { ...login, loaded }
}
