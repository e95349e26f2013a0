import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { PasskeyLoginContext } from './PasskeyLoginContext.ts'
import { type UsePasskeyLoginOptions, usePasskeyLogin } from './usePasskeyLogin.ts'
import { usePasskeySupport } from './usePasskeySupport.ts'

export type PasskeyLoginRootProps = ComponentPropsWithoutRef<'div'> &
  Omit<UsePasskeyLoginOptions, 'autofill'> & {
    /** What the person called the passkey, where it is known and `remembered` does not say it. */
    passkeyName?: string | undefined
    /** Offers another way to sign in; without it there is no button for that. */
    onUseAnotherWay?: (() => void) | undefined
  }

/** Holds one sign-in by passkey for the parts inside. `data-status` is its status, `data-obstacle` what stands in the way. */
export const PasskeyLoginRoot = forwardRef<HTMLDivElement, PasskeyLoginRootProps>(
  function PasskeyLoginRoot(props, ref) {
    const { credentialId, remembered, passkeyName, onUseAnotherWay, onSignedIn, ...rest } = props
    const login = usePasskeyLogin({ credentialId, remembered, onSignedIn })
    const obstacle = usePasskeySupport()?.obstacle
    const value = { login, obstacle, passkeyName: passkeyName ?? remembered?.nickname, onUseAnotherWay }
    return (
      <PasskeyLoginContext.Provider value={value}>
        <div {...rest} ref={ref} data-status={login.state.status} data-obstacle={obstacle} />
      </PasskeyLoginContext.Provider>
    )
  },
)
