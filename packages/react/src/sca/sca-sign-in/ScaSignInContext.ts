import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useScaSignIn } from './useScaSignIn.ts'

type ScaSignInContext = ReturnType<typeof useScaSignIn> & {
  messages: JourneyMessages['scaSignIn']
  onClose: (() => void) | undefined
}

export const [ScaSignInContextProvider, useScaSignInContext] = definePartContext<ScaSignInContext>()
