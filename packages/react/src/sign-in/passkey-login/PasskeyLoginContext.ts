import type { PasskeyObstacle } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { PasskeyLoginBinding } from './usePasskeyLogin.ts'

export type PasskeyLoginContextValue = {
  login: PasskeyLoginBinding
  /** Why no passkey can be used on this page. */
  obstacle: PasskeyObstacle | undefined
  /** What the person called the passkey. */
  passkeyName: string | undefined
  onUseAnotherWay: (() => void) | undefined
}

export const PasskeyLoginContext = createContext<PasskeyLoginContextValue | undefined>(undefined)

/** @throws `Error` outside of `PasskeyLogin.Root`: put the part inside one. */
export function usePasskeyLoginContext(): PasskeyLoginContextValue {
  const value = useContext(PasskeyLoginContext)
  if (!value)
    throw new Error(
      'This part of PasskeyLogin stands outside of <PasskeyLogin.Root>, so it has no login to show. Put it inside.',
    )
  return value
}
