import type { ScaFactor } from '@countersign/core'
import type { ReactNode } from 'react'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useScaFactorReset } from './useScaFactorReset.ts'

/** Shows the identity check inside the page, with a component of its provider. The token goes there and nowhere else. */
export type Embed = (check: { readToken: () => string | undefined }) => ReactNode

/** How the user gets to the check. `refused`: there was a link, and it must not be opened. */
export type CheckMethod = 'embedded' | 'link' | 'refused' | 'none'

type ScaFactorResetContext = ReturnType<typeof useScaFactorReset> & {
  messages: JourneyMessages['scaFactorReset']
  /** The factor that is being reset. `undefined` where there is no reset. */
  factor: ScaFactor | undefined
  /** `undefined` where no check waits for the user. */
  checkMethod: CheckMethod | undefined
  embed: Embed | undefined
  /** The factor that the user is asked about, before a reset begins. */
  asked: ScaFactor | undefined
  ask(factor: ScaFactor | undefined): void
  begin(factor: ScaFactor): void
  /** The user began the reset on this page, so its steps may take the focus. */
  begunHere: boolean
  /** What the ids in the form begin with. */
  id: string
}

export const [ScaFactorResetContextProvider, useScaFactorResetContext] = definePartContext<ScaFactorResetContext>()
