import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useScaChallenge } from './useScaChallenge.ts'

type ScaChallengeContext = {
  challenge: ReturnType<typeof useScaChallenge>
  messages: JourneyMessages['scaChallenge']
  onStartAgain: (() => void) | undefined
  onClose: (() => void) | undefined
}

export const [ScaChallengeContextProvider, useScaChallengeContext] = definePartContext<ScaChallengeContext>(
  'ScaChallenge.Root',
  'payment',
)
