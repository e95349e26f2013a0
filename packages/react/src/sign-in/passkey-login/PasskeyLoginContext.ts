import type { PasskeyObstacle } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { usePasskeyLogin } from './usePasskeyLogin.ts'

type PasskeyLoginContext = ReturnType<typeof usePasskeyLogin> & {
  messages: JourneyMessages['passkeyLogin']
  /** Why passkeys cannot be used on this page. */
  obstacle: PasskeyObstacle | undefined
  passkeyName: string | undefined
  onUseAnotherWay: (() => void) | undefined
}

export const [PasskeyLoginContextProvider, usePasskeyLoginContext] = definePartContext<PasskeyLoginContext>()
