import { createContext, useContext } from 'react'
import type { FundingBinding } from './useFunding.ts'

export type FundingInstructionsContextValue = {
  funding: FundingBinding
  /** Which of the ways is shown. */
  chosen: number
  choose(index: number): void
  /** Ids of tabs and their panel begin with it. */
  id: string
  /** What became of the last copy. */
  copied: boolean | undefined
  copy(text: string): void
}

export const FundingInstructionsContext = createContext<FundingInstructionsContextValue | undefined>(undefined)

/** @throws `Error` outside of `FundingInstructions.Root`: put the part inside one. */
export function useFundingInstructionsContext(): FundingInstructionsContextValue {
  const value = useContext(FundingInstructionsContext)
  if (!value)
    throw new Error(
      'This part of FundingInstructions stands outside of <FundingInstructions.Root>, so it has no payment to show. Put it inside.',
    )
  return value
}
