import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useFunding } from './useFunding.ts'

type FundingInstructionsContext = {
  funding: ReturnType<typeof useFunding>
  messages: JourneyMessages['funding']
}

export const [FundingInstructionsContextProvider, useFundingInstructionsContext] =
  definePartContext<FundingInstructionsContext>('FundingInstructions.Root')
