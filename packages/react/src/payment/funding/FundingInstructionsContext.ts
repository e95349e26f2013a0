import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useFunding } from './useFunding.ts'

type FundingInstructionsContext = {
  funding: ReturnType<typeof useFunding>
  messages: JourneyMessages['funding']
  accountHolderName: string | undefined
  /** The index of the way that is shown. */
  chosen: number
  choose(index: number): void
  /** The ids of the tabs and their panel begin with it. */
  id: string
  /** Whether the last copy succeeded. */
  copied: boolean | undefined
  copy(text: string): void
}

export const [FundingInstructionsContextProvider, useFundingInstructionsContext] =
  definePartContext<FundingInstructionsContext>('FundingInstructions.Root', 'payment')
