import type { FundingState } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useFunding } from './useFunding.ts'

type FundingInstructionsContext = ReturnType<typeof useFunding> & {
  messages: JourneyMessages['funding']
}

export const [FundingInstructionsContextProvider, useFundingInstructionsContext] =
  definePartContext<FundingInstructionsContext>()

/** Returns whether the new quote leads to someone else than the user reviewed before. */
export function hasChangedPayee(state: FundingState): boolean {
  return state.status === 'changed' && state.isOtherPayee
}
