import type { SessionInfo } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { usePasskeySupport } from '../passkey-login/index.ts'
import { LoginContext } from './LoginContext.ts'
import { type LoginOptions, useLoginOptions } from './LoginOptions.ts'
import { type UseLoginOptions, useLogin } from './useLogin.ts'
import { useLoginAddress } from './useLoginAddress.ts'
import { useLoginChoice } from './useLoginChoice.ts'

export type LoginRootProps = ComponentPropsWithoutRef<'div'> &
  UseLoginOptions &
  LoginOptions & {
    /** How this browser did it last time: taken by itself where the wallet still has it. */
    lastCredentialId?: string | undefined
    /** Called once for each sign-in. */
    onSignedIn?: ((session: SessionInfo) => void) | undefined
  }

/**
 * Holds the choice of how to sign in for the parts inside. `data-status` is its status, `data-pending` stands until it
 * is known what to show first. `identities` and `oidc` are those of the session guard around it, if not given.
 */
export const LoginRoot = forwardRef<HTMLDivElement, LoginRootProps>(function LoginRoot(props, ref) {
  const around = useLoginOptions()
  const { accountId, credentialIds, lastCredentialId, identities, oidc = around.oidc, onSignedIn, ...rest } = props
  const login = useLogin({ accountId, credentialIds })
  const { state, loaded } = login
  const support = usePasskeySupport()
  const knowsWallet = accountId !== undefined
  const choice = useLoginChoice({
    login,
    lastCredentialId,
    offersOidc: oidc !== undefined,
    answered: oidc?.answer !== undefined,
    canUsePasskeys: support !== undefined && support.obstacle === undefined,
    knowsWallet,
  })
  const address = useLoginAddress({ state, identities: identities ?? around.identities ?? emailOnly })
  const pending = !choice.way && !choice.moved && (!loaded || !support)
  const value = { login, choice, address, oidc, knowsWallet, pending, onSignedIn }
  return (
    <LoginContext.Provider value={value}>
      <div {...rest} ref={ref} data-status={state.status} data-pending={pending ? '' : undefined} />
    </LoginContext.Provider>
  )
})

const emailOnly = ['email'] as const
