import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { OidcLoginContext } from './OidcLoginContext.ts'
import { type OpenOidcProvider, type UseOidcLoginOptions, useOidcLogin } from './useOidcLogin.ts'

export type OidcLoginRootProps = ComponentPropsWithoutRef<'div'> &
  UseOidcLoginOptions & {
    /** What people call the provider. */
    providerName: string
    /** Sends the person there: resolves with the token of a popup, or with `undefined` where the whole page goes. */
    open: OpenOidcProvider
    /** Offers another way to sign in; without it there is no button for that. */
    onUseAnotherWay?: (() => void) | undefined
  }

/** Holds one sign-in by OpenID for the parts inside. `data-status` is its status. */
export const OidcLoginRoot = forwardRef<HTMLDivElement, OidcLoginRootProps>(function OidcLoginRoot(props, ref) {
  const { credentialId, answer, providerName, open, onUseAnotherWay, onSignedIn, ...rest } = props
  const login = useOidcLogin({ credentialId, answer, onSignedIn })
  return (
    <OidcLoginContext.Provider value={{ login, providerName, open, onUseAnotherWay }}>
      <div {...rest} ref={ref} data-status={login.state.status} />
    </OidcLoginContext.Provider>
  )
})
