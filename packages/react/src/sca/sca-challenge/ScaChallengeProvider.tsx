import type { ReactNode } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { ScaChallengeContextProvider, type ShownChallenge } from './ScaChallengeContext.ts'
import { scaChallengeMessages } from './scaChallengeMessages.ts'

export type ScaChallengeProviderProps = {
  challenge: ShownChallenge
  onStartAgain: (() => void) | undefined
  onClose: (() => void) | undefined
  children: ReactNode
}

/** Shows the challenge that the payment around it holds. Renders no element. */
export function ScaChallengeProvider({ challenge, children, ...leaving }: ScaChallengeProviderProps) {
  const messages = useMessages('scaChallenge', scaChallengeMessages)
  return (
    <ScaChallengeContextProvider value={{ ...challenge, ...leaving, messages }}>{children}</ScaChallengeContextProvider>
  )
}
