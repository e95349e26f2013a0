import { createContext, useContext } from 'react'
import type { OidcLoginBinding, OpenOidcProvider } from './useOidcLogin.ts'

export type OidcLoginContextValue = {
  login: OidcLoginBinding
  providerName: string
  open: OpenOidcProvider
  onUseAnotherWay: (() => void) | undefined
}

export const OidcLoginContext = createContext<OidcLoginContextValue | undefined>(undefined)

/** @throws `Error` outside of `OidcLogin.Root`: put the part inside one. */
export function useOidcLoginContext(): OidcLoginContextValue {
  const value = useContext(OidcLoginContext)
  if (!value)
    throw new Error(
      'This part of OidcLogin stands outside of <OidcLogin.Root>, so it has no provider to go to. Put it inside.',
    )
  return value
}
