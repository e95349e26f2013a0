import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { OpenOidcProvider, useOidcLogin } from './useOidcLogin.ts'

type OidcLoginContext = ReturnType<typeof useOidcLogin> & {
  messages: JourneyMessages['oidcLogin']
  providerName: string
  open: OpenOidcProvider
  onUseAnotherWay: (() => void) | undefined
}

export const [OidcLoginContextProvider, useOidcLoginContext] = definePartContext<OidcLoginContext>()
