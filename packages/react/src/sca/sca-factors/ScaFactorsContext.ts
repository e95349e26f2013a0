import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { Question } from '../../settings/signed-resource/index.ts'
import type { useAddingFactors } from './useAddingFactors.ts'
import type { useScaFactors } from './useScaFactors.ts'

type ScaFactorsContext = ReturnType<typeof useScaFactors> & {
  messages: JourneyMessages['scaFactors']
  question: Question
  adding: ReturnType<typeof useAddingFactors>
  /** The service does not ask this customer for proofs. */
  notNeeded: boolean
}

export const [ScaFactorsContextProvider, useScaFactorsContext] = definePartContext<ScaFactorsContext>()
