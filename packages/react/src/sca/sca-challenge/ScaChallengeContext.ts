import type { ScaChallengeState, ScaPayment, ScaProofActions } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'

/** A challenge on the screen: of a page, or of the payment around it. */
export type ShownChallenge = ScaProofActions & {
  state: ScaChallengeState
  /** The payments of a batch, under one list. */
  payments: readonly ScaPayment[]
  /** Until when the money of the payment is held, a time of day, where that is known. */
  until?: string | undefined
  load(): Promise<unknown>
  resume(): Promise<unknown>
}

type ScaChallengeContext = ShownChallenge & {
  messages: JourneyMessages['scaChallenge']
  onStartAgain: (() => void) | undefined
  onClose: (() => void) | undefined
}

export const [ScaChallengeContextProvider, useScaChallengeContext] = definePartContext<ScaChallengeContext>()
